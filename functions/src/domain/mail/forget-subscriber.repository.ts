import type { Database } from '#database/collections.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'

/** More than one subscription can have: each day brings a few links, and both links and mails run out. */
const MAX_MAILS = 100

/**
 * Removes a subscription with its links and mails. Its coupon stays good for whoever has it, but no longer says whose it
 * was.
 */
export const forgetSubscriber = async (
  { subscribers, coupons, confirmations, mail }: Database,
  work: UnitOfWork,
  id: string,
): Promise<void> => {
  const [earned, links, mails] = await Promise.all([
    work.find(coupons.where('subscriberId', '==', id).limit(MAX_MAILS).select()),
    work.find(confirmations.where('subject', '==', id).limit(MAX_MAILS).select()),
    work.find(mail.where('about', '==', id).limit(MAX_MAILS).select()),
  ])
  work.delete(subscribers.doc(id))
  for (const coupon of earned) work.update(coupon.ref, { subscriberId: null })
  for (const document of [...links, ...mails]) work.delete(document.ref)
}
