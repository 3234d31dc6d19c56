import type { Transaction } from 'firebase-admin/firestore'
import type { MailLanguage } from '@bartan/contract/back-in-stock/schema'
import type { Database } from '#database/collections.ts'
import { linkEnd, prepareLink } from '#domain/mail/confirmation-links.repository.ts'
import { emailKey } from '#domain/email-key.ts'
import { requestId } from './request-id.ts'

/** Products that one address can wait for: the most mails that one delivery of goods can bring it. */
const MOST_OPEN = 20

export type Asking = {
  productId: string
  email: string
  language: MailLanguage
  /** How long a confirmed request is kept. */
  until: Date
  siteUrl: string
  at: Date
}

/** Whether the owner has confirmed the address for anything: this mail has nothing in it that was typed by anyone. */
const isConfirmedElsewhere = async (
  { subscribers, users }: Database,
  transaction: Transaction,
  email: string,
): Promise<boolean> => {
  const [subscriber, accounts] = await Promise.all([
    transaction.get(subscribers.doc(emailKey(email))),
    transaction.get(users.where('confirmedEmail', '==', email).limit(1).select()),
  ])
  return Boolean(subscriber.data()?.confirmedAt) || !accounts.empty
}

/**
 * Keeps the request, and mails an unconfirmed address a link. It reads at once and returns the writes; undefined if the
 * address waits for enough, or has had its links for today.
 */
export const prepareAskingByMail = async (
  database: Database,
  transaction: Transaction,
  { productId, email, language, until, siteUrl, at }: Asking,
): Promise<(() => void) | undefined> => {
  const { backInStockRequests, serverTime, timestamp } = database
  const id = requestId(productId, email)
  const ofAddress = backInStockRequests.where('email', '==', email).limit(MOST_OPEN + 1)
  const { docs } = await transaction.get(ofAddress)
  if (docs.filter((request) => request.id !== id).length >= MOST_OPEN) return undefined
  const isConfirmed =
    docs.some((request) => request.data().isConfirmed) ||
    (await isConfirmedElsewhere(database, transaction, email))
  const subject = { purpose: 'back_in_stock', subject: id } as const
  const writeLink = isConfirmed
    ? () => undefined
    : await prepareLink(database, transaction, { ...subject, to: email, siteUrl, at })
  if (!writeLink) return undefined
  return () => {
    writeLink()
    transaction.set(backInStockRequests.doc(id), {
      productId,
      email,
      language,
      isConfirmed,
      createdAt: serverTime,
      expiresAt: timestamp(isConfirmed ? until : linkEnd(at)),
    })
  }
}
