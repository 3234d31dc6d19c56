import type { RetentionKind } from '@bartan/contract/status/schema'
import type { Timestamp } from 'firebase-admin/firestore'
import type { PageKind, VitalMetric } from '@bartan/contract/vitals/rules'

/**
 * What was last done to this project when, and by which version of the code; `scheduled` is there while backups are made
 * elsewhere, `reminded` says when one was last asked for by mail. Health notes `checked` for itself.
 */
export const MAINTENANCE = ['deployed', 'exported', 'downloaded', 'scheduled', 'reminded'] as const

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

/** `paperCodes/all`: products by the turns in which they got their codes for printed lists; none is ever taken out. */
export type PaperCodesDocument = { products: string[]; updatedAt: Timestamp }

/**
 * `learnedWords/all`: which product was meant by a word that the catalog doesn't know. A word, never whose it is; orders are
 * digests, two at most.
 */
export type LearnedWordsDocument = {
  /** At most so many as features/searches/learned/learned-words.ts says; the oldest first. */
  words: { word: string; product: string; orders: string[]; isDismissed: boolean }[]
}

/** Named after a migration: how far it is. */
export type MigrationDocument = {
  /** The last document that it has come past; null before the first. */
  after: string | null
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

/** A search as it was counted on a day; there is nothing in it that tells who it was. */
type CountedSearch = {
  search: string
  times: number
  /** Products, when it was last counted. */
  found: number
  leftOut: string[]
  /** By product: orders that followed. */
  bought: Record<string, number>
}

/** Named by day and a number, as those of `vitals`: searches that found nothing or little. */
export type SearchDayDocument = {
  day: string
  /** At most so many as features/searches/day-searches.ts says. */
  searches: CountedSearch[]
  /** TTL policy. */
  expiresAt: Timestamp
}
