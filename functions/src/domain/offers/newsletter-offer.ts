import { couponCode } from '@bartan/contract/coupons/rules'
import type { Offer } from '@bartan/contract/offers/offer'

/** The offer id of the newsletter's codes in orders: each is issued once, and stored as a coupon. */
export const NEWSLETTER_OFFER = 'newsletter'

type Coupon = { percent: number }

/** A newsletter code as an offer: once, off the first order. */
export const newsletterOffer = (key: string, { percent }: Coupon): Offer => ({
  _id: NEWSLETTER_OFFER,
  name: 'Newsletter',
  kind: 'percent',
  percent,
  code: couponCode(key),
  active: true,
  from: new Date(0).toISOString(),
  firstOrder: true,
  usesTotal: 1,
})
