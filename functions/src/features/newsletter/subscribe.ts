import type { Transaction } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import { linkEnd, prepareLink } from '#domain/mail/confirmation-links.repository.ts'
import type { SubscriberDocument } from '#database/documents.ts'
import { canonicalEmail, emailKey } from '#domain/email-key.ts'
import { newSecretToken } from '#domain/secret-token.ts'
import { unsubscribeHeaders } from './unsubscribe-link.ts'

/** Whoever presses twice, or comes back at once, has a link in the mail already. */
const LINK_EVERY_MS = 10 * 60 * 1000

export type Asking = { email: string; siteUrl: string; at: Date }

/** Never confirmed in time; the TTL policy deletes it some hours later. */
export const isForgotten = ({ deleteAt }: SubscriberDocument, at: Date): boolean =>
  deleteAt !== undefined && deleteAt !== null && deleteAt.toDate() <= at

const hasFreshLink = ({ linkAt }: SubscriberDocument, at: Date): boolean =>
  linkAt !== undefined && at.getTime() - linkAt.toMillis() < LINK_EVERY_MS

/** Keeps the address unconfirmed and mails it a link; true if it was not there. */
export const subscribeIn = async (
  database: Database,
  transaction: Transaction,
  { email, siteUrl, at }: Asking,
): Promise<boolean> => {
  const { subscribers, serverTime, timestamp } = database
  const id = emailKey(email)
  const found = (await transaction.get(subscribers.doc(id))).data()
  const known = found && !isForgotten(found, at) ? found : undefined
  if (known?.confirmedAt || (known && hasFreshLink(known, at))) return false
  const unsubscribeToken = known?.unsubscribeToken ?? newSecretToken()
  const writeLink = await prepareLink(database, transaction, {
    purpose: 'newsletter',
    subject: id,
    to: canonicalEmail(email),
    siteUrl,
    headers: unsubscribeHeaders(siteUrl, unsubscribeToken),
    at,
  })
  writeLink?.()
  transaction.set(subscribers.doc(id), {
    email: canonicalEmail(email),
    createdAt: known?.createdAt ?? serverTime,
    confirmedAt: null,
    unsubscribeToken,
    ...(writeLink && { linkAt: timestamp(at) }),
    // Subscriptions older than confirming stay: they were promised a coupon, and have it.
    deleteAt: known && !known.deleteAt ? null : timestamp(linkEnd(at)),
  })
  return known === undefined
}
