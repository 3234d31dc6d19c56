import type { RefusedCode } from '@bartan/contract/offers/quote'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { NO_MONEY, toRupees } from '@bartan/contract/shared/money'
import { SHOP_TIME_ZONE } from '@bartan/contract/shared/shop-day'
import { AppError } from '../app-error.ts'
import { NEWSLETTER_OFFER } from './newsletter-offer.ts'

/** The date in India, as it is written there. */
const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { timeZone: SHOP_TIME_ZONE })

const reasonOf = ({ fault, offer, missing = NO_MONEY }: RefusedCode): PlainReason => {
  if (fault === 'offer_not_yet') return reason(fault, { day: dayOf(offer?.from ?? '') })
  if (fault === 'offer_minimum') return reason(fault, { amount: toRupees(missing) })
  return reason(fault)
}

/** The refusal of a code, in the caller's field for it. */
export const refuseOffer = (refused: RefusedCode, field: string): AppError => {
  // Each newsletter code is valid for one order (contract §9).
  if (refused.fault === 'offer_used_up' && refused.offer?._id === NEWSLETTER_OFFER) {
    const why = reason('coupon_used')
    return new AppError('coupon_used', why, { fields: { [field]: why } })
  }
  const why = reasonOf(refused)
  return new AppError(refused.fault, why, { fields: { [field]: why } })
}
