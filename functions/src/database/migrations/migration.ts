import type {
  DocumentData,
  FieldValue,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { UnitOfWork } from '../unit-of-work.ts'

type MigratedDocument = {
  document: QueryDocumentSnapshot
  firestore: Firestore
  increment: (by: number) => FieldValue
  /** Removes a field. */
  noField: FieldValue
  /** For a product's updatedAt, which tells catalogs in memory about the change. */
  serverTime: FieldValue
  /** The transaction in which the document was read. Further reads may follow its writes. */
  work: UnitOfWork
}

/**
 * A change of stored documents that earlier versions of the shop wrote. It runs while the previous version and this one
 * serve the shop. So it may add data, and move data that neither reads; only a later release removes what a running
 * version reads (docs/decisions/0052).
 */
export type Migration = {
  /** The file's name, under which the database records it: never changed after a release. */
  name: string
  /** Shown by the deploy. */
  what: string
  collection: string
  /** The schema version after it. */
  version: number
  /**
   * Migrates a document: returns the changed fields, or nothing if it has moved the document away. Runs again if its
   * transaction does.
   */
  up: (found: MigratedDocument) => Promise<DocumentData | undefined> | DocumentData | undefined
  /** Whether a document of that version is as `up` leaves it. */
  verify: (data: DocumentData) => boolean
}
