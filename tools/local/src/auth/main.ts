import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listenLocally } from '../processes/close-server.ts'
import { serveParent } from '#processes/serve-parent.ts'
import { openAccountJournal } from './account-journal.ts'
import { createAuthApp } from './auth-app.ts'
import { createAuthEmulator } from './auth-emulator.ts'
import { emulatorAccounts } from './emulator-accounts.ts'
import { keepAccounts } from './keep-accounts.ts'

const { values } = parseArgs({
  options: { project: { type: 'string' }, data: { type: 'string' } },
})

const openJournal = (data: string) => {
  mkdirSync(data, { recursive: true })
  return openAccountJournal(join(data, 'accounts.sqlite'))
}

/** The firebase CLI's Auth emulator; its accounts are kept in the folder `data`, if there is one. */
await serveParent(async () => {
  const { project: projectId = 'demo-bartan', data } = values
  const journal = data === undefined ? undefined : openJournal(data)
  const emulator = await createAuthEmulator(projectId)
  const inner = await listenLocally(emulator)
  const origin = `http://127.0.0.1:${inner.port}`
  const kept = journal && (await keepAccounts(emulatorAccounts(origin), journal))
  const { port, close } = await listenLocally(createAuthApp({ emulator, origin, projectId, kept }))
  return {
    ready: { port },
    stop: async () => {
      await close()
      await inner.close()
      journal?.close()
    },
  }
})
