import { discountPaise } from '../coupons/rules.ts'
import type { Coupon } from '../coupons/rules.ts'
import {
  NO_MONEY,
  inPaise,
  linesTotal,
  subtractPaise,
  sumPaise,
  toRupees,
} from '../shared/money.ts'
import type { Paise, Rupees, Units } from '../shared/money.ts'
import { shippingPaise } from './shipping.ts'
import type { Shipping } from './shipping.ts'

/** Cash on delivery is the only way to pay (spec §1 and §9). */
export const PAYMENT_METHOD = 'COD'

/** How long the prices of a checkout hold (contract §6). */
export const CHECKOUT_MINUTES = 30

export type Charges<Money extends Paise | Rupees = Paise> = {
  itemsPrice: Money
  shippingPrice: Money
  totalPrice: Money
  /** The offer that holds, and what it takes off the items. Orders older than offers have the code alone. */
  offer?: { id: string; name: string; code?: string | undefined }
  couponCode?: string
  /** For exchanged goods: the paise by which the prices of single units add up to too much. */
  discount?: Money
}

/**
 * What an order of these lines comes to: the one calculation for the server, the checkout page,
 * the phone order's form and imported orders (contract §6). Shipping is judged on the items before the discount
 * (contract §9). An empty order costs nothing.
 */
export const chargesOf = (
  lines: readonly Units[],
  coupon?: Coupon,
  shipping?: Shipping,
): Charges => {
  const itemsPrice = linesTotal(lines)
  const shippingPrice = lines.length === 0 ? NO_MONEY : shippingPaise(itemsPrice, shipping)
  const discount = coupon ? discountPaise(itemsPrice, coupon.percent) : NO_MONEY
  return {
    itemsPrice,
    shippingPrice,
    totalPrice: subtractPaise(sumPaise([itemsPrice, shippingPrice]), discount),
    ...(coupon && { couponCode: coupon.code, discount }),
  }
}

/** Charges as they are on the wire. */
export const chargesInRupees = (charges: Charges): Charges<Rupees> => ({
  itemsPrice: toRupees(charges.itemsPrice),
  shippingPrice: toRupees(charges.shippingPrice),
  totalPrice: toRupees(charges.totalPrice),
  ...(charges.offer && { offer: charges.offer }),
  ...(charges.couponCode && { couponCode: charges.couponCode }),
  ...(charges.discount !== undefined && { discount: toRupees(charges.discount) }),
})

/** What an order of lines on the wire comes to: computed in paise like every other one. */
export const rupeeChargesOf = (
  lines: readonly Units<Rupees>[],
  coupon?: Coupon,
  shipping?: Shipping,
): Charges<Rupees> => chargesInRupees(chargesOf(inPaise(lines), coupon, shipping))
