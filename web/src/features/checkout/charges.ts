import { discountPaise } from '@bartan/contract/coupons/rules'
import { toPaise, toRupees } from '@bartan/contract/shared/money'
import { shippingPaise } from '@bartan/contract/checkout/shipping'

export type Charges = {
  itemsPrice: number
  shippingPrice: number
  totalPrice: number
  discount?: number | undefined
  couponCode?: string | undefined
}

/** A code that the server accepts, and the percentage that it takes off the items. */
export type Coupon = { code: string; percent: number }

/** What lines worth `itemsPrice` come to, in rupees; the server computes the same (contract §6). */
export const chargesOf = (itemsPrice: number, coupon?: Coupon): Charges => {
  const items = toPaise(itemsPrice)
  const shipping = shippingPaise(items)
  const discount = coupon ? discountPaise(items, coupon.percent) : 0
  return {
    itemsPrice,
    shippingPrice: toRupees(shipping),
    totalPrice: toRupees(items + shipping - discount),
    ...(coupon && { discount: toRupees(discount), couponCode: coupon.code }),
  }
}
