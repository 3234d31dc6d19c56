import { createHash } from 'node:crypto'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { canonicalEmail } from '#domain/hashed-ids.ts'
import type { Mail } from '#domain/mail/mail.ts'
import type { Database } from '../collections.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

/** Long enough to look into a complaint about a mail (TTL policy). */
export const KEEP_DAYS = 7

/** The most mails to one address per day, more than a day's orders cause. */
const MAILS_PER_DAY = 60

/**
 * Counts a mail to an address, or by the one who sends it (named by `to`). False if the day's limit is reached. The
 * counter outlives the mails and accounts: otherwise somebody could mail a stranger without end by reopening an
 * account.
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
  /** Named after its occasion, so that it is written only once; by default random. */
  id?: string
  to: string
  message: Mail
  headers?: Record<string, string> | undefined
  /** The owner: a uid, or the id of a subscription. Erasing the owner erases the mail. */
  about: string
  at: Date
}

/** Puts a mail into the outbox, in its cause's transaction. */
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
