import {
  NO_MONEY,
  linesTotal,
  sumPaise,
  toRupees,
  type Paise,
  type Rupees,
  type Units,
} from '../shared/money.ts'
import { shippingPaise, type Shipping } from './shipping.ts'

/** Cash on delivery is the only way to pay (spec §1 and §9). */
export const PAYMENT_METHOD = 'COD'

/** How long the prices of a checkout hold (contract §6). */
export const CHECKOUT_MINUTES = 30

export type Charges<Money extends Paise | Rupees = Paise> = {
  itemsPrice: Money
  shippingPrice: Money
  totalPrice: Money
  /** The offer that applies, and its discount on the items. Orders older than offers have a code only. */
  offer?: { id: string; name: string; code?: string | undefined }
  couponCode?: string
  /** For exchanged goods: the paise by which the unit prices add up to too much. */
  discount?: Money
}

/** The price of lines without offers: for imported orders. An empty order costs nothing. */
export const chargesOf = (lines: readonly Units[], shipping?: Shipping): Charges => {
  const itemsPrice = linesTotal(lines)
  const shippingPrice = lines.length === 0 ? NO_MONEY : shippingPaise(itemsPrice, shipping)
  return { itemsPrice, shippingPrice, totalPrice: sumPaise([itemsPrice, shippingPrice]) }
}

export const chargesInRupees = (charges: Charges): Charges<Rupees> => ({
  itemsPrice: toRupees(charges.itemsPrice),
  shippingPrice: toRupees(charges.shippingPrice),
  totalPrice: toRupees(charges.totalPrice),
  ...(charges.offer && { offer: charges.offer }),
  ...(charges.couponCode && { couponCode: charges.couponCode }),
  ...(charges.discount !== undefined && { discount: toRupees(charges.discount) }),
})
