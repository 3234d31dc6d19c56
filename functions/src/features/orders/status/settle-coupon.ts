import { couponFault } from '#domain/coupon.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import type { StatusEffects } from './status-effects.ts'

/**
 * The coupon follows the units: an order that gives them back frees it, and an order that takes them again needs it
 * again. Throws if another order has used it since.
 */
export const settleCoupon = async (
  unit: OrderUnit,
  { id, document: { couponCode } }: StoredOrder,
  units: StatusEffects['units'],
): Promise<void> => {
  if (!couponCode || units === 'stay') return
  const coupon = await unit.coupon(couponCode)
  if (!coupon) return
  const isOurs = coupon.orderId === id
  if (units === 'take' && coupon.orderId !== null && !isOurs)
    throw couponFault('coupon_used', 'status')
  if (units === 'return' && !isOurs) return
  unit.setCouponUse(couponCode, units === 'take' ? id : null)
}
