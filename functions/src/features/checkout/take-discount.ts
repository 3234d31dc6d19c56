import { discountPaise } from '@bartan/contract/coupons/rules'
import type { Quote } from './price-lines.ts'

/** Takes a percentage off the items. Shipping is decided by the items before the discount. */
export const takeDiscount = (
  quote: Quote,
  { code, percent }: { code: string; percent: number },
): Quote => {
  const discount = discountPaise(quote.itemsPrice, percent)
  return { ...quote, couponCode: code, discount, totalPrice: quote.totalPrice - discount }
}
