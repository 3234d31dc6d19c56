import { couponFault } from '#domain/coupon.ts'
import { NEWSLETTER_OFFER } from '#domain/offers/newsletter-offer.ts'
import { refuseOffer } from '#domain/offers/refuse-offer.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'

/** `return`: the order is cancelled, or deleted before delivery; `take`: a cancelled one is reopened. */
type Use = 'return' | 'take'

/** A newsletter code is valid for one order. */
const settleCoupon = async (
  unit: OrderUnit,
  { id, document: { couponCode, offer } }: StoredOrder,
  use: Use,
): Promise<void> => {
  if (!couponCode || (offer?.id ?? NEWSLETTER_OFFER) !== NEWSLETTER_OFFER) return
  const coupon = await unit.coupon(couponCode)
  if (!coupon) return
  const isOurs = coupon.orderId === id
  if (use === 'take' && coupon.orderId !== null && !isOurs)
    throw couponFault('coupon_used', 'status')
  if (use === 'return' && !isOurs) return
  unit.setCouponUse(couponCode, use === 'take' ? id : null)
}

/** The use of an order's offer: cancelling returns it, reopening takes it again. Throws if it is used up by then. */
export const settleOffer = async (unit: OrderUnit, order: StoredOrder, use: Use): Promise<void> => {
  await settleCoupon(unit, order, use)
  const { offerUse } = order.document
  if (use === 'take' && offerUse && (await unit.isUsedUp(offerUse)))
    throw refuseOffer({ fault: 'offer_used_up' }, 'status')
}
