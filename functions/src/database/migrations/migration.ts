import type {
  DocumentData,
  FieldValue,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { UnitOfWork } from '../unit-of-work.ts'

type Found = {
  document: QueryDocumentSnapshot
  firestore: Firestore
  /** A field that grows by so much. */
  increment: (by: number) => FieldValue
  /** For a product's updatedAt, by which catalogs in memory learn of the change. */
  serverTime: FieldValue
  /** Belongs to the transaction in which the document was read. Reads through it may follow its writes. */
  work: UnitOfWork
}

/**
 * One change of what is stored, for documents that earlier versions of the shop wrote. It runs while the version before
 * and this one serve the shop, so it may add, and move what nobody reads any more; what a running version reads is
 * taken
 * away by a later release (docs/decisions/0052).
 */
export type Migration = {
  /** Its file's name, by which the database remembers it: never changed after a release. */
  name: string
  /** Shown by the deploy. */
  what: string
  collection: string
  /** The version of its documents afterwards. */
  version: number
  /**
   * Brings a document to the version: returns the fields that change, or nothing where it has moved the document away.
   * Runs again if its transaction does.
   */
  up: (found: Found) => Promise<DocumentData | undefined> | DocumentData | undefined
  /** Whether a document that bears the version is as `up` leaves it. */
  verify: (data: DocumentData) => boolean
}
