import type { Timestamp } from 'firebase-admin/firestore'

/** Named after a migration: how far it is. */
export type MigrationDocument = {
  /** The last document that it has come past; null before the first. */
  after: string | null
  /** Documents that it has changed. */
  changed: number
  startedAt: Timestamp
  /** When all documents were found to be as they should be. */
  doneAt: Timestamp | null
}
