import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { listenLocally } from '../processes/close-server.ts'

type Exegesis = { middleware: (spec: unknown, options: object) => unknown }
type AuthServer = { createApp: (projectId: string) => Promise<RequestListener> }

/**
 * exegesis, which serves the emulator's calls, would compile the checks of all calls at the start: four fifths of its CPU. By
 * this option it compiles those of the calls that are made.
 */
const compileOnlyWhatIsCalled = (ofTools: NodeJS.Require) => {
  const exegesis = ofTools('exegesis-express') as Exegesis
  const { middleware } = exegesis
  exegesis.middleware = (spec, options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true })
}

/**
 * The firebase CLI's Auth emulator in this process; resolves with its origin. It is loaded without the CLI around it, which takes
 * as much CPU again and a third of the memory. It stops with the process.
 */
export const startAuthEmulator = async (projectId: string): Promise<string> => {
  const ofTools = createRequire(import.meta.resolve('firebase-tools'))
  compileOnlyWhatIsCalled(ofTools)
  const { createApp } = ofTools('firebase-tools/lib/emulator/auth/server') as AuthServer
  const { port } = await listenLocally(await createApp(projectId))
  return `http://127.0.0.1:${port}`
}
