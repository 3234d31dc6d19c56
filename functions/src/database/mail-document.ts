import type { Timestamp } from 'firebase-admin/firestore'

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
