import type {
  ImportJob,
  PictureFailure,
  SmallPicture,
} from '@bartan/contract/products/import-schema'
import type { Timestamp } from 'firebase-admin/firestore'

/** A picture that a product lacks. */
export type MissingPicture = { url: string; altText: string; color?: string; product: string }

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
