import type { Timestamp } from 'firebase-admin/firestore'

/** Named `deployed` or `exported`: when that was last done to this project, and by which version of the code. */
export type MaintenanceDocument = { at: Timestamp; version: string }
