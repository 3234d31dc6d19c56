import type { Transaction } from 'firebase-admin/firestore'
import { couponKey } from '@bartan/contract/coupons/rules'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/documents.ts'
import { couponFault } from '#domain/coupon.ts'
import type { StatusEffects } from './status-effects.ts'

type Settling = { id: string; order: OrderDocument; units: StatusEffects['units'] }

const NOTHING = () => undefined

/**
 * The coupon follows the units: an order that gives them back frees it, and an order that takes them again needs it
 * again. It reads at once and returns the writes, because a transaction must read before it writes.
 */
export const settleCoupon = async (
  { coupons }: Pick<Database, 'coupons'>,
  transaction: Transaction,
  { id, order, units }: Settling,
): Promise<() => unknown> => {
  if (!order.couponCode || units === 'stay') return NOTHING
  const reference = coupons.doc(couponKey(order.couponCode))
  const coupon = (await transaction.get(reference)).data()
  if (!coupon) return NOTHING
  const isOurs = coupon.orderId === id
  if (units === 'take' && coupon.orderId !== null && !isOurs)
    throw couponFault('coupon_used', 'status')
  if (units === 'return' && !isOurs) return NOTHING
  return () => transaction.update(reference, { orderId: units === 'take' ? id : null })
}
