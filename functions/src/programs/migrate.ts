import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '#database/migrations/migrations.ts'
import { runMigrations } from '#database/migrations/run-migrations.ts'
import { recordMaintenance } from '#database/record-maintenance.ts'
import { runProgram } from './running/run-program.ts'

/** `npm run shop -- migrate`: brings stored documents to this code's version; the deploy runs it. */

/** How long a call to the previous version may still run (`timeoutSeconds` in index.ts). */
const LAST_CALL_MS = 60_000

await runProgram({
  task: 'migrate',
  // For the deploy and the local stack.
  switches: ['again', 'after-deploy', 'quiet'],
  run: async ({ shop, isOn, say }) => {
    const lastCalls = async () => {
      say('Waiting a minute, in which the version before answers its last calls …')
      await sleep(LAST_CALL_MS)
    }
    const database = await shop.connect()
    await runMigrations(database, {
      migrations: MIGRATIONS,
      again: isOn('again'),
      say,
      ...(isOn('after-deploy') && { beforeFirst: lastCalls }),
    })
    if (isOn('after-deploy')) await recordMaintenance(database, 'deployed')
    if (!isOn('quiet')) say('All documents are as this version writes them.')
  },
})
