import type { Timestamp } from 'firebase-admin/firestore'

/** What somebody has said to a question about messages, and when. */
export type ConsentDocument = { agreed: boolean; at: Timestamp }
