import type { PageText } from '@bartan/contract/content/content'
import type { Timestamp } from 'firebase-admin/firestore'

/** A page's own texts, by language. */
export type ContentDocument = {
  /** Raised by every save. */
  version: number
  texts: Record<string, PageText>
  savedAt: Timestamp
  by: { _id: string; name: string }
}

/** The same as it was with an earlier save, or is with the last one; never changed. */
export type ContentVersionDocument = ContentDocument & { slug: string }
