import type { Transaction } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'

/** More than one subscription can have: each day brings a few links, and both links and mails run out. */
const MOST = 100

/**
 * Removes a subscription with its links and mails. Its coupon stays good for whoever has it, but no longer says whose it
 * was. It reads at once and returns the writes.
 */
export const forgetSubscriber = async (
  { subscribers, coupons, confirmations, mail }: Database,
  transaction: Transaction,
  id: string,
): Promise<() => void> => {
  const [earned, links, mails] = await Promise.all([
    transaction.get(coupons.where('subscriberId', '==', id).limit(MOST).select()),
    transaction.get(confirmations.where('subject', '==', id).limit(MOST).select()),
    transaction.get(mail.where('about', '==', id).limit(MOST).select()),
  ])
  return () => {
    transaction.delete(subscribers.doc(id))
    for (const coupon of earned.docs) transaction.update(coupon.ref, { subscriberId: null })
    for (const document of [...links.docs, ...mails.docs]) transaction.delete(document.ref)
  }
}
