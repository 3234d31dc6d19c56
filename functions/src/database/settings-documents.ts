import type { PageText } from '@bartan/contract/content/content'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Timestamp } from 'firebase-admin/firestore'

/** `shop` only: the settings that an admin has saved, as on the wire; missing ones have the code's default. */
export type SettingsDocument = {
  /** Incremented by every save. */
  version: number
  values: Partial<Omit<Settings, 'version'>>
  updatedAt: Timestamp
}

export type ContentDocument = {
  /** Incremented by every save. */
  version: number
  texts: Record<string, PageText>
  savedAt: Timestamp
  by: { _id: string; name: string }
}

/** The page as of one save, the last included; never changed. */
export type ContentVersionDocument = ContentDocument & { slug: string }
