import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from './app-error.ts'

export type CouponFacts = {
  /** Undefined if the code was never issued. */
  coupon: { orderId: string | null } | undefined
  /** Without cancelled orders (docs/decisions/0151-offers.md). */
  hasOrders: boolean
}

type Fault = 'coupon_invalid' | 'coupon_used' | 'coupon_not_first'

/** `field` is the caller's name for the coupon field. */
export const couponFault = (fault: Fault, field: string): AppError =>
  new AppError(fault, reason(fault), { fields: { [field]: reason(fault) } })

export const refuseCoupon = ({ coupon, hasOrders }: CouponFacts, field: string): void => {
  if (!coupon) throw couponFault('coupon_invalid', field)
  if (coupon.orderId !== null) throw couponFault('coupon_used', field)
  if (hasOrders) throw couponFault('coupon_not_first', field)
}
