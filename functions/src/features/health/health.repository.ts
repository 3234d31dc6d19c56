import type { Connect } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import manifest from '../../../package.json' with { type: 'json' }

/** Shorter than the service's timeout. */
const PATIENCE_MS = 2000

/**
 * One read and one write: with a full disk, a database may answer but take no writes. In a transaction, because the
 * client retries a plain write refused for that as long as a caller waits.
 */
export const pingDatabase = (connect: Connect) => async (): Promise<void> => {
  const { firestore, maintenance, serverTime } = await connect()
  const note = maintenance.doc('checked')
  const { version } = manifest
  await inTransaction(
    firestore,
    async (work) => {
      await work.read(note)
      work.set(note, { at: serverTime, version })
    },
    { patienceMs: PATIENCE_MS },
  )
}
