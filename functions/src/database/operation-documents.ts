import type { RetentionKind } from '@bartan/contract/status/endpoints'
import type { Timestamp } from 'firebase-admin/firestore'
import type { PageKind, VitalMetric } from '@bartan/contract/vitals/rules'
import type {
  ImportJob,
  PictureFailure,
  SmallPicture,
} from '@bartan/contract/products/import-schema'

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
  /** The last document of each kind that was looked at; null: all were. */
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

/** How far a mail is. Only the function that sends it writes this. */
export type MailDeliveryDocument = {
  state: 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR'
  attempts: number
  startTime: Timestamp
  /** Other attempts wait until then. */
  leaseExpireTime: Timestamp | null
  endTime: Timestamp | null
  /** What the mail server said last. */
  error: string | null
}

/** The outbox, in the form of the extension that once sent it (Trigger Email). */
export type MailDocument = {
  to: string[]
  headers?: Record<string, string>
  message: { subject: string; text: string; html: string }
  /** Whose mail it is: a uid, or the id of a subscription or request. Absent in older ones. */
  about?: string
  createdAt: Timestamp
  /** TTL policy. Absent in mails older than it. */
  expiresAt?: Timestamp
  /** Absent before the first attempt. */
  delivery?: MailDeliveryDocument
}

/** A picture that a product lacks. */
type MissingPicture = { url: string; altText: string; color?: string; product: string }

/** One that could not be fetched; imports of an earlier version don't say whose it is. */
export type FailedPicture = Partial<MissingPicture> & { url: string; code: PictureFailure }

/** One that is fetched once more; once it is stored, its address in this shop. */
export type RetriedPicture = MissingPicture & { stored?: string }

/** An import of products: what is to be done, and how far it is. Its id is the batch of its entries in the audit trail. */
export type ImportDocument = Omit<ImportJob, 'batch' | 'pictures'> & {
  /** Imports of an earlier version don't say which are small. */
  pictures: { done: number; total: number; failed: FailedPicture[]; small?: SmallPicture[] }
  /** The object that holds the file, until it is done; empty where `retries` says what there is to do. */
  file: string
  /** The import whose pictures this one fetches once more, or that one's own. */
  batch?: string
  retries?: RetriedPicture[]
  /** The import that fetches what failed of this one. */
  retriedBy?: string
  category: string | null
  by: { _id: string; name: string }
  /** Whoever works on it, and until when it is theirs; null: nobody. */
  worker: { id: string; until: Timestamp } | null
  /** Attempts in a row that came no further. */
  failures: number
  createdAt: Timestamp
  /** TTL policy. */
  expiresAt: Timestamp
}
