import type { Database } from '../collections.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

/** More than one subscription can have: a few links per day, and both links and mails expire. */
const MAX_MAILS = 100

/** Deletes a subscription with its links and mails. Its coupon stays valid, without a trace of its owner. */
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
