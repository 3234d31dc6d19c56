import { AppError } from './app-error.ts'

/** What is known of a code at the moment when it is used. */
export type CouponFacts = {
  /** Missing if the code was never issued. */
  coupon: { orderId: string | null } | undefined
  /** Cancelled orders don't count (docs/decisions/0016-coupons.md). */
  hasOrders: boolean
}

type Fault = 'coupon_invalid' | 'coupon_used' | 'coupon_not_first'

const MESSAGES: Record<Fault, string> = {
  coupon_invalid: "This code isn't valid",
  coupon_used: 'This code has been used',
  coupon_not_first: 'This code is for a first order only',
}

/** `field` is the caller's name for the coupon field. */
export const couponFault = (fault: Fault, field: string): AppError =>
  new AppError(fault, MESSAGES[fault], { fields: { [field]: MESSAGES[fault] } })

/** Throws if the code can't be used for an order. */
export const refuseCoupon = ({ coupon, hasOrders }: CouponFacts, field: string): void => {
  if (!coupon) throw couponFault('coupon_invalid', field)
  if (coupon.orderId !== null) throw couponFault('coupon_used', field)
  if (hasOrders) throw couponFault('coupon_not_first', field)
}
