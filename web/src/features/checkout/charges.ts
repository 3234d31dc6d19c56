import { toPaise, toRupees } from '@bartan/contract/money'
import { shippingPaise } from '@bartan/contract/shipping'

export type Charges = { itemsPrice: number; shippingPrice: number; totalPrice: number }

/** What lines worth `itemsPrice` come to, in rupees; the server computes the same (contract §6). */
export const chargesOf = (itemsPrice: number): Charges => {
  const items = toPaise(itemsPrice)
  const shipping = shippingPaise(items)
  return {
    itemsPrice,
    shippingPrice: toRupees(shipping),
    totalPrice: toRupees(items + shipping),
  }
}
