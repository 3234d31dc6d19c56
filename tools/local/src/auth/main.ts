import { mkdirSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveParent } from '#processes/serve-parent.ts'
import { listenLocally } from '../processes/close-server.ts'
import { openAccountJournal, type AccountJournal } from './account-journal.ts'
import { createAuthApp, type Emulator } from './auth-app.ts'
import { emulatorAccounts } from './emulator-accounts.ts'
import { keepAccounts } from './keep-accounts.ts'

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
const startAuthEmulator = async (projectId: string): Promise<string> => {
  const ofTools = createRequire(import.meta.resolve('firebase-tools'))
  compileOnlyWhatIsCalled(ofTools)
  const { createApp } = ofTools('firebase-tools/lib/emulator/auth/server') as AuthServer
  const { port } = await listenLocally(await createApp(projectId))
  return `http://127.0.0.1:${port}`
}

const { values } = parseArgs({ options: { project: { type: 'string' }, data: { type: 'string' } } })

const openJournal = (data: string) => {
  mkdirSync(data, { recursive: true })
  return openAccountJournal(join(data, 'accounts.sqlite'))
}

const fail = (error: unknown): never => {
  console.error(error)
  process.exit(1)
}

const start = async (projectId: string, journal: AccountJournal | undefined): Promise<Emulator> => {
  const origin = await startAuthEmulator(projectId)
  return { origin, kept: journal && (await keepAccounts(emulatorAccounts(origin), journal)) }
}

/**
 * Runs the firebase CLI's Auth emulator; accounts are stored in the folder `data`, if given. It is started by the first
 * call, of which the stack makes one when the shop shows its products: it takes longer to load than all the rest.
 */
await serveParent(async () => {
  const { project: projectId = 'demo-bartan', data } = values
  const journal = data === undefined ? undefined : openJournal(data)
  let starting: Promise<Emulator> | undefined
  let isUp = false
  const emulator = async () => {
    starting ??= start(projectId, journal).catch(fail)
    const running = await starting
    isUp = true
    return running
  }
  const { port, close } = await listenLocally(createAuthApp({ projectId, journal, emulator }))
  return {
    ready: { port },
    stop: async () => {
      // What waits for an emulator that is still loading is given up.
      if (isUp) await close()
      journal?.close()
    },
  }
})
