import type { Transaction } from 'firebase-admin/firestore'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { Mail } from './mail.ts'
import type { Database } from '#database/collections.ts'

/** Long enough to look into a complaint about a mail; then the outbox forgets it (TTL policy). */
const KEEP_DAYS = 7

type Outgoing = {
  /** Named after its occasion, so that it is not written twice; otherwise any. */
  id?: string
  to: string
  message: Mail
  headers?: Record<string, string>
  /** Whose mail it is: a uid, or the id of a subscription. Erasing them erases it. */
  about: string
  at: Date
}

/** Puts a mail into the outbox, in the transaction that it follows from. */
export const putMail = (
  { mail, serverTime, timestamp }: Pick<Database, 'mail' | 'serverTime' | 'timestamp'>,
  transaction: Transaction,
  { id, to, message, headers, about, at }: Outgoing,
): void => {
  transaction.set(id === undefined ? mail.doc() : mail.doc(id), {
    to: [to],
    message,
    ...(headers && { headers }),
    about,
    createdAt: serverTime,
    expiresAt: timestamp(new Date(at.getTime() + KEEP_DAYS * DAY_MS)),
  })
}
