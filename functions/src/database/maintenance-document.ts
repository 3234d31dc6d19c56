import type { RetentionKind } from '@bartan/contract/status/schema'
import type { Timestamp } from 'firebase-admin/firestore'

/** Named `deployed` or `exported`: when that was last done to this project, and by which version of the code. */
export type MaintenanceDocument = { at: Timestamp; version: string }

type Counts = Partial<Record<RetentionKind, number>>

/** `maintenance/retention`: how far personal data has been looked through by its age. */
export type RetentionDocument = {
  /** When the last run that came to its end did so, and what it removed; absent before the first. */
  at?: Timestamp
  removed?: Counts
  /** What the run under way, or one that broke off, has removed. */
  removedNow?: Counts
  /** Of each kind, the last document that was looked at; null: all were. */
  after?: Partial<Record<RetentionKind, { at: Timestamp; id: string } | null>>
}
