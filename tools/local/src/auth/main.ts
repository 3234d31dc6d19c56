import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listenLocally } from '../processes/close-server.ts'
import { serveParent } from '#processes/serve-parent.ts'
import { openAccountJournal } from './account-journal.ts'
import { createAuthApp } from './auth-app.ts'
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

/** Runs the firebase CLI's Auth emulator; accounts are stored in the folder `data`, if given. */
await serveParent(async () => {
  const { project: projectId = 'demo-bartan', data } = values
  const journal = data === undefined ? undefined : openJournal(data)
  const origin = await startAuthEmulator(projectId)
  const kept = journal && (await keepAccounts(emulatorAccounts(origin), journal))
  const { port, close } = await listenLocally(createAuthApp({ origin, projectId, kept }))
  return {
    ready: { port },
    stop: async () => {
      await close()
      journal?.close()
    },
  }
})
