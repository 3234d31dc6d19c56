import { createHash } from 'node:crypto'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { canonicalEmail } from '#domain/hashed-ids.ts'
import type { Database } from '#database/collections.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { Mail } from './mail.ts'

/** Long enough to look into a complaint about a mail; then the outbox forgets it (TTL policy). */
export const KEEP_DAYS = 7

/** Mails to one address and day, more than a day's orders cause. */
const MAILS_PER_DAY = 60

/**
 * Counts one more mail to an address, or of whoever has it sent (`to` then names them); false if it has had as many
 * as it gets in a day. The count outlives the mails
 * themselves, or an account that is opened and deleted again and again could write to a stranger without end.
 */
export const countMail = async (
  { callCounts, timestamp }: Pick<Database, 'callCounts' | 'timestamp'>,
  work: UnitOfWork,
  { to, at, limit = MAILS_PER_DAY }: { to: string; at: Date; limit?: number },
): Promise<boolean> => {
  const day = Math.floor(at.getTime() / DAY_MS)
  const key = createHash('sha256')
    .update(`mail ${canonicalEmail(to)} ${day}`)
    .digest('base64url')
  const { count = 0 } = (await work.read(callCounts.doc(key))) ?? {}
  if (count >= limit) return false
  const expiresAt = timestamp(new Date((day + 1) * DAY_MS))
  work.set(callCounts.doc(key), { count: count + 1, expiresAt })
  return true
}

type Outgoing = {
  /** Named after its occasion, so that it is not written twice; otherwise any. */
  id?: string
  to: string
  message: Mail
  headers?: Record<string, string> | undefined
  /** Whose mail it is: a uid, or the id of a subscription. Erasing them erases it. */
  about: string
  at: Date
}

/** Puts a mail into the outbox, in the transaction that it follows from. */
export const putMail = (
  { mail, serverTime, timestamp }: Pick<Database, 'mail' | 'serverTime' | 'timestamp'>,
  work: UnitOfWork,
  { id, to, message, headers, about, at }: Outgoing,
): void => {
  work.set(id === undefined ? mail.doc() : mail.doc(id), {
    to: [to],
    message,
    ...(headers && { headers }),
    about,
    createdAt: serverTime,
    expiresAt: timestamp(new Date(at.getTime() + KEEP_DAYS * DAY_MS)),
  })
}
