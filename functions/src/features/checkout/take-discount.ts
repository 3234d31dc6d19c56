import { discountPaise } from '@bartan/contract/coupon-rules'
import type { Quote } from './price-lines.ts'

/** A percentage off the items. Shipping stays what the items, before it, make it. */
export const takeDiscount = (
  quote: Quote,
  { code, percent }: { code: string; percent: number },
): Quote => {
  const discount = discountPaise(quote.itemsPrice, percent)
  return { ...quote, couponCode: code, discount, totalPrice: quote.totalPrice - discount }
}
