import { createHash } from 'node:crypto'
import type { Transaction } from 'firebase-admin/firestore'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { canonicalEmail } from '#domain/email-key.ts'
import type { Database } from '#database/collections.ts'

/** Mails of all kinds to one address and day: more than the orders of a day bring. */
const MAILS_PER_DAY = 60
/** Links to one address and day, whoever asked for them: the address may be a stranger's. */
export const LINKS_PER_DAY = 5

/**
 * Whether one more mail may go to an address today, read in the transaction that writes it and before its writes;
 * undefined if not. What is returned counts the mail. The count outlives the mails themselves, or an account that is
 * opened and deleted again and again could write to a stranger without end.
 */
export const readMailTurn = async (
  { callCounts, timestamp }: Pick<Database, 'callCounts' | 'timestamp'>,
  transaction: Transaction,
  { to, at, limit = MAILS_PER_DAY }: { to: string; at: Date; limit?: number },
): Promise<(() => void) | undefined> => {
  const day = Math.floor(at.getTime() / DAY_MS)
  const key = createHash('sha256')
    .update(`mail ${canonicalEmail(to)} ${day}`)
    .digest('base64url')
  const document = callCounts.doc(key)
  const count = (await transaction.get(document)).data()?.count ?? 0
  if (count >= limit) return undefined
  const expiresAt = timestamp(new Date((day + 1) * DAY_MS))
  return () => void transaction.set(document, { count: count + 1, expiresAt })
}
