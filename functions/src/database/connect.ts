import { openDatabase } from './collections.ts'
import type { Database } from './collections.ts'
import type { Config } from '#platform/config.ts'

/** Opens the database at first use: loading firebase-admin's Firestore takes about 200 ms of a cold start. */
export type Connect = () => Promise<Database>

export const firestoreOf = (config: Config): Connect => {
  let opening: Promise<Database> | undefined
  const open = async () => {
    const [{ firebaseApp }, { AggregateField, FieldValue, Filter, getFirestore, Timestamp }] =
      await Promise.all([
        import('#platform/firebase/firebase-app.ts'),
        import('firebase-admin/firestore'),
      ])
    const firestore = getFirestore(firebaseApp(config))
    firestore.settings({
      ignoreUndefinedProperties: true,
      // Otherwise google-gax (through the package retry-request) repeats every failed read, whatever the reason,
      // after 2 and 4 seconds: a transaction that lost its locks would find out 7 seconds late.
      gaxServerStreamingRetries: true,
    })
    return openDatabase(firestore, { AggregateField, FieldValue, Filter, Timestamp })
  }
  return () => {
    opening ??= open()
    return opening
  }
}
