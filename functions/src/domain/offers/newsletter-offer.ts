import { couponCode } from '@bartan/contract/coupons/rules'
import type { Offer } from '@bartan/contract/offers/offer'

/** The id by which orders name the newsletter's codes: each is issued once, and stored as a coupon. */
export const NEWSLETTER_OFFER = 'newsletter'

type Coupon = { percent: number }

/** A code of the newsletter as an offer: off the first order, once. */
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
