import type { Connect } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import manifest from '../../../package.json' with { type: 'json' }

/** Less than the service waits. */
const PATIENCE_MS = 2000

/**
 * One read and one write: a database that answers may still take nothing, when its disk is full. In a transaction, because
 * the client repeats a plain write that is refused for that, for as long as a caller waits.
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
