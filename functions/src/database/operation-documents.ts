import type {
  ImportJob,
  PictureFailure,
  SmallPicture,
} from '@bartan/contract/products/import-schema'
import type { Language } from '@bartan/contract/shop/languages'
import type { RetentionKind } from '@bartan/contract/status/endpoints'
import type { PageKind, VitalMetric } from '@bartan/contract/vitals/rules'
import type { WhatsappState, WhatsappTemplate } from '@bartan/contract/whatsapp/rules'
import type { Timestamp } from 'firebase-admin/firestore'

/**
 * The last time of each action on this project, with the code's version. `scheduled` exists if backups are made
 * elsewhere; `reminded` is the last reminder by mail. Health records `checked` itself.
 */
export const MAINTENANCE = ['deployed', 'exported', 'downloaded', 'scheduled', 'reminded'] as const

export type MaintenanceDocument = { at: Timestamp; version: string }

type Counts = Partial<Record<RetentionKind, number>>

/** `maintenance/retention`: how far the deletion of old personal data has come. */
export type RetentionDocument = {
  /** The last completed run and what it deleted; absent before the first. */
  at?: Timestamp
  removed?: Counts
  /** What the current or interrupted run has deleted. */
  removedNow?: Counts
  /** The last document checked of each kind; null: all were checked. */
  after?: Partial<Record<RetentionKind, { at: Timestamp; id: string } | null>>
}

/** `paperCodes/all`: products in the order in which they got codes for printed lists; never removed. */
export type PaperCodesDocument = { products: string[]; updatedAt: Timestamp }

/**
 * `learnedWords/all`: the product meant by a word that the catalog doesn't contain. It doesn't say who used the word;
 * orders are digests, at most two.
 */
export type LearnedWordsDocument = {
  /** The oldest first; the limit is in features/searches/learned/learned-words.ts. */
  words: { word: string; product: string; orders: string[]; isDismissed: boolean }[]
}

/** Named after a migration: its progress. */
export type MigrationDocument = {
  /** The last migrated document; null before the first. */
  after: string | null
  changed: number
  startedAt: Timestamp
  /** When all documents were verified. */
  doneAt: Timestamp | null
}

/** Named by day and a shard number: measurements from visitors' browsers. Several shards per day spread the writes. */
export type VitalsDocument = {
  day: string
  /** The number of values in each bucket (features/vitals/day-vitals.ts). */
  measured: Partial<Record<PageKind, Partial<Record<VitalMetric, Record<string, number>>>>>
  expiresAt: Timestamp
}

/** A search counted on a day, without any data about the person. */
type CountedSearch = {
  search: string
  times: number
  /** Number of products found when it was last counted. */
  found: number
  leftOut: string[]
  /** The number of following orders by product. */
  bought: Record<string, number>
}

/** Named by day and a shard number like `vitals`: searches with no or few results. */
export type SearchDayDocument = {
  day: string
  /** The limit is in features/searches/day-searches.ts. */
  searches: CountedSearch[]
  expiresAt: Timestamp
}

/** Delivery state of a mail, written only by the function that sends it. */
export type MailDeliveryDocument = {
  state: 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR'
  attempts: number
  startTime: Timestamp
  /** Other attempts wait until this time. */
  leaseExpireTime: Timestamp | null
  endTime: Timestamp | null
  /** The mail server's last error. */
  error: string | null
}

/** The outbox, in the format of the extension that used to send it (Trigger Email). */
export type MailDocument = {
  to: string[]
  headers?: Record<string, string>
  message: { subject: string; text: string; html: string }
  /** The mail's owner: a uid, or the id of a subscription or request. Absent in older ones. */
  about?: string
  createdAt: Timestamp
  /** TTL policy. Absent in mails from before it. */
  expiresAt?: Timestamp
  /** Absent before the first attempt. */
  delivery?: MailDeliveryDocument
}

/** A picture missing from a product. */
type MissingPicture = { url: string; altText: string; color?: string; product: string }

/** A picture that could not be fetched; older imports don't name its product. */
export type FailedPicture = Partial<MissingPicture> & { url: string; code: PictureFailure }

/** A picture that is fetched again; once it is stored, with its address in this shop. */
export type RetriedPicture = MissingPicture & { stored?: string }

/** An import of products and its progress. Its id is the batch of its entries in the audit log. */
export type ImportDocument = Omit<ImportJob, 'batch' | 'pictures'> & {
  /** Imports of an earlier version don't record small pictures. */
  pictures: { done: number; total: number; failed: FailedPicture[]; small?: SmallPicture[] }
  /** The object with the file, until the import is done; empty for an import of `retries`. */
  file: string
  /** The import whose pictures this one fetches again, or the first of a chain of retries. */
  batch?: string
  retries?: RetriedPicture[]
  retriedBy?: string
  category: string | null
  /** What else the caller decided, as JSON; imports of an earlier version have none. */
  options?: string
  by: { _id: string; name: string }
  /** The worker that holds the lease, and until when; null: none. */
  worker: { id: string; until: Timestamp } | null
  /** Consecutive attempts without progress. */
  failures: number
  /** Workers that died at the same place, without a word. Imports of an earlier version don't record them. */
  crashes?: number
  createdAt: Timestamp
  expiresAt: Timestamp
}

/** The outbox of messages over WhatsApp, each named after its order and event. */
export type WhatsappMessageDocument = {
  /** `NO_ORDER` for the owner's news. */
  orderId: string
  number: string
  event: WhatsappTemplate
  /** +91 and ten digits. */
  to: string
  template: string
  language: Language
  params: string[]
  buttons?: { payload: string; text: string }[]
  /** Its owner: a uid, or '' for an order without an account. Erasing the owner erases the message. */
  about: string
  state: WhatsappState
  /** Since when it is so. */
  at: Timestamp
  error: string | null
  /** The API's id of the message. */
  sentAs: string | null
  attempts: number
  /** Other attempts wait until this time. */
  leaseUntil: Timestamp | null
  createdAt: Timestamp
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by the digest of a phone that wants no more messages over WhatsApp. */
export type WhatsappStopDocument = {
  at: Timestamp
  /** The API's ids of the last messages that said so: one that comes again says nothing new. */
  by: string[]
}
