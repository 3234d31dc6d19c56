import { toRupees } from '@bartan/contract/shared/money'
import { FREE_SHIPPING_FROM, SHIPPING_FEE } from '@bartan/contract/checkout/shipping'
import { expect, it } from 'vitest'
import { chargesOf } from './charges.ts'

const FREE_FROM = toRupees(FREE_SHIPPING_FROM)
const FEE = toRupees(SHIPPING_FEE)

it.each([
  [FREE_FROM - 1, FEE, FREE_FROM - 1 + FEE],
  // Exactly there was never a fee (contract §6).
  [FREE_FROM, 0, FREE_FROM],
  [FREE_FROM + 1, 0, FREE_FROM + 1],
  [0.1 + 0.2, FEE, toRupees(SHIPPING_FEE + 30)],
])('adds shipping to %d', (itemsPrice, shippingPrice, totalPrice) => {
  expect(chargesOf(itemsPrice)).toEqual({ itemsPrice, shippingPrice, totalPrice })
})

it('takes a coupon off the items, and leaves the shipping as it is', () => {
  expect(chargesOf(280, { code: 'A-B', percent: 10 })).toEqual({
    itemsPrice: 280,
    shippingPrice: FEE,
    discount: 28,
    couponCode: 'A-B',
    totalPrice: 252 + FEE,
  })
})
