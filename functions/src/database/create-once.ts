import type {
  DocumentData,
  DocumentReference,
  Firestore,
  WithFieldValue,
} from 'firebase-admin/firestore'
import { setTimeout as pause } from 'node:timers/promises'
import { busy } from '#domain/app-error.ts'
import { PATIENCE_MS, pauseAfter } from './transaction.ts'

/** gRPC codes (grpc.io/docs/guides/status-codes). */
const ALREADY_EXISTS = 6
const UNAVAILABLE = 14

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * Creates a document under an id that was made for it alone, and repeats that where no answer came: it may have been
 * the answer that was lost, not the write. Then the document is there already, and nobody else can have made it.
 */
export const createOnce = async <T extends DocumentData>(
  firestore: Firestore,
  document: DocumentReference<T>,
  data: WithFieldValue<T>,
): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS
  for (let attempt = 0; ; attempt++)
    try {
      await firestore.batch().create(document, data).commit()
      return
    } catch (error) {
      if (codeOf(error) === ALREADY_EXISTS) return
      if (codeOf(error) !== UNAVAILABLE) throw error
      const wait = pauseAfter(attempt)
      if (Date.now() + wait > deadline) throw busy(error)
      await pause(wait)
    }
}
