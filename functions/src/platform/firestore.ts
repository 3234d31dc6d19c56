import { openDatabase } from '../database/collections.ts'
import type { Database } from '../database/collections.ts'
import type { Config } from '../config.ts'

/** Opens the database at first use: loading firebase-admin's Firestore takes some 200 ms of a cold start. */
export type Connect = () => Promise<Database>

export const firestoreOf = (config: Config): Connect => {
  let opening: Promise<Database> | undefined
  const open = async () => {
    const [{ firebaseApp }, { AggregateField, FieldValue, getFirestore, Timestamp }] =
      await Promise.all([import('./firebase-app.ts'), import('firebase-admin/firestore')])
    const firestore = getFirestore(firebaseApp(config))
    firestore.settings({
      ignoreUndefinedProperties: true,
      // Without it, google-gax repeats every read that fails, whatever it failed of, after 2 and 4 seconds (the package
      // retry-request): a transaction that lost its locks would learn so 7 seconds late.
      gaxServerStreamingRetries: true,
    })
    return openDatabase(firestore, { AggregateField, FieldValue, Timestamp })
  }
  return () => {
    opening ??= open()
    return opening
  }
}
