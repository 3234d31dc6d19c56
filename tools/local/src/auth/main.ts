import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveParent } from '#processes/serve-parent.ts'
import { listenLocally } from '../processes/close-server.ts'
import { openAccountJournal, type AccountJournal } from './account-journal.ts'
import { createAuthApp, type Emulator } from './auth-app.ts'
import { startAuthEmulator } from './auth-emulator.ts'
import { emulatorAccounts } from './emulator-accounts.ts'
import { keepAccounts } from './keep-accounts.ts'

const { values } = parseArgs({
  options: { project: { type: 'string' }, data: { type: 'string' } },
})

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
 * call, of which the stack makes one when the shop is ready: it takes longer to load than all the rest.
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
