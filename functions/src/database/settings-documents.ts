import type { Settings } from '@bartan/contract/settings/settings'
import type { Timestamp } from 'firebase-admin/firestore'
import type { PageText } from '@bartan/contract/content/content'

/** `shop`, and no other: what an admin has set, as on the wire; what it lacks has the code's default. */
export type SettingsDocument = {
  /** Raised by every save. */
  version: number
  values: Partial<Omit<Settings, 'version'>>
  updatedAt: Timestamp
}

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
