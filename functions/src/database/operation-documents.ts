import type { RetentionKind } from '@bartan/contract/status/schema'
import type { Timestamp } from 'firebase-admin/firestore'
import type { PageKind, VitalMetric } from '@bartan/contract/vitals/rules'

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

/** Named by day and a number: what visitors' browsers measured. A day has a few, so that none is written too often. */
export type VitalsDocument = {
  day: string
  /** How many values fell into which bucket (features/vitals/histogram.ts). */
  measured: Partial<Record<PageKind, Partial<Record<VitalMetric, Record<string, number>>>>>
  /** TTL policy. */
  expiresAt: Timestamp
}
