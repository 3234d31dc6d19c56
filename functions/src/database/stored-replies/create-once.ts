import type { DocumentData, DocumentReference, WithFieldValue } from 'firebase-admin/firestore'
import type { Database } from '../collections.ts'
import { TIMEOUT_MS, waitAfter } from '../transaction.ts'
import { replyRecorder, keepOf } from './reply-recorder.ts'

/** gRPC codes (grpc.io/docs/guides/status-codes). */
const ALREADY_EXISTS = 6
const UNAVAILABLE = 14

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * Creates a document under an id made for it alone, together with the call's reply. Retries without an answer, because
 * the write may have succeeded: then the document exists and is this call's.
 */
export const createOnce = async <T extends DocumentData>(
  database: Database,
  document: DocumentReference<T>,
  data: WithFieldValue<T>,
  reply: unknown,
): Promise<void> => {
  const recorder = replyRecorder(database)
  keepOf(recorder).reply(reply)
  const kept = recorder?.take()
  const deadline = Date.now() + TIMEOUT_MS
  for (let attempt = 0; ; attempt++)
    try {
      const batch = database.firestore.batch().create(document, data)
      if (recorder && kept) batch.create(recorder.reference, kept)
      await batch.commit()
      break
    } catch (error) {
      const isTaken = codeOf(error) === ALREADY_EXISTS
      if (!isTaken && codeOf(error) !== UNAVAILABLE) throw error
      if (isTaken) {
        if (!recorder) break
        const found = (await recorder.reference.get()).data()
        if (found) {
          recorder.refuseOther(found, [kept?.attempt])
          break
        }
        // Another call's reply, not readable yet or any more: the next attempt sees it.
      }
      await waitAfter(error, { attempt, deadline })
    }
  if (kept) recorder?.committed(kept)
}
