import type { Settings } from '@bartan/contract/settings/settings'
import type { Timestamp } from 'firebase-admin/firestore'

/** `shop`, and no other: what an admin has set, as on the wire; what it lacks has the code's default. */
export type SettingsDocument = {
  /** Raised by every save. */
  version: number
  values: Partial<Omit<Settings, 'version'>>
  updatedAt: Timestamp
}
