import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'

type ExegesisOptions = Record<string, unknown>
type Exegesis = {
  middleware: (spec: unknown, options: ExegesisOptions) => Promise<RequestListener>
}
type Server = { createApp: (projectId: string) => Promise<RequestListener> }

/**
 * exegesis, which serves the emulator's calls, makes an Ajv for each parameter of each call. Each would compile the schema of
 * schemas only to check a schema that is published with the CLI, and compile its own though few calls are ever made:
 * four fifths of the CPU of a start.
 */
const compileOnlyWhatIsCalled = (requireOfTools: NodeJS.Require) => {
  const exegesis = requireOfTools('exegesis-express') as Exegesis
  const { middleware } = exegesis
  exegesis.middleware = (spec, options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true })
  const requireOfExegesis = createRequire(requireOfTools.resolve('exegesis'))
  const { Ajv } = requireOfExegesis('ajv') as {
    Ajv: { prototype: { validateSchema: () => boolean } }
  }
  Ajv.prototype.validateSchema = () => true
}

/** The firebase CLI's Auth emulator, to be served by this process. A project is made when it is first named. */
export const createAuthEmulator = (projectId: string): Promise<RequestListener> => {
  const require = createRequire(import.meta.url)
  compileOnlyWhatIsCalled(createRequire(require.resolve('firebase-tools')))
  // What is published, `emulators.start`, starts the CLI with its hub as well: twice the CPU, and 150 MB.
  // oxlint-disable-next-line published/members-only
  const { createApp } = require('firebase-tools/lib/emulator/auth/server.js') as Server
  return createApp(projectId)
}
