import { discountPaise } from '../coupons/rules.ts'
import type { Coupon } from '../coupons/rules.ts'
import { inPaise, linesTotal, toRupees } from '../shared/money.ts'
import type { Units } from '../shared/money.ts'
import { shippingPaise } from './shipping.ts'
import type { Shipping } from './shipping.ts'

/** Cash on delivery is the only way to pay (spec §1 and §9). */
export const PAYMENT_METHOD = 'COD'

/** How long the prices of a checkout hold (contract §6). */
export const CHECKOUT_MINUTES = 30

export type Charges = {
  itemsPrice: number
  shippingPrice: number
  totalPrice: number
  /** With a coupon, and only then. */
  couponCode?: string
  discount?: number
}

/**
 * What an order comes to, in paise, of lines priced in paise: the one calculation for the server, the checkout page,
 * the phone order's form and imported orders (contract §6). Shipping is judged on the items before the discount
 * (contract §9). Nothing costs nothing.
 */
export const chargesOf = (
  lines: readonly Units[],
  coupon?: Coupon,
  shipping?: Shipping,
): Charges => {
  const itemsPrice = linesTotal(lines)
  const shippingPrice = lines.length === 0 ? 0 : shippingPaise(itemsPrice, shipping)
  const discount = coupon ? discountPaise(itemsPrice, coupon.percent) : 0
  return {
    itemsPrice,
    shippingPrice,
    totalPrice: itemsPrice + shippingPrice - discount,
    ...(coupon && { couponCode: coupon.code, discount }),
  }
}

/** Charges as they are on the wire. */
export const chargesInRupees = (charges: Charges): Charges => ({
  itemsPrice: toRupees(charges.itemsPrice),
  shippingPrice: toRupees(charges.shippingPrice),
  totalPrice: toRupees(charges.totalPrice),
  ...(charges.couponCode && {
    couponCode: charges.couponCode,
    discount: toRupees(charges.discount ?? 0),
  }),
})

/** What an order of lines on the wire comes to, in rupees: computed in paise like every other one. */
export const rupeeChargesOf = (
  lines: readonly Units[],
  coupon?: Coupon,
  shipping?: Shipping,
): Charges => chargesInRupees(chargesOf(inPaise(lines), coupon, shipping))
