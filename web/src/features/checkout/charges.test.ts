import { expect, it } from 'vitest'
import { chargesOf } from './charges.ts'

it.each([
  [298.99, 50, 348.99],
  // At exactly 299 there was never a fee (contract §6).
  [299, 0, 299],
  [299.01, 0, 299.01],
  [0.1 + 0.2, 50, 50.3],
])('adds shipping to %d', (itemsPrice, shippingPrice, totalPrice) => {
  expect(chargesOf(itemsPrice)).toEqual({ itemsPrice, shippingPrice, totalPrice })
})

it('takes a coupon off the items, and leaves the shipping as it is', () => {
  expect(chargesOf(280, { code: 'A-B', percent: 10 })).toEqual({
    itemsPrice: 280,
    shippingPrice: 50,
    discount: 28,
    couponCode: 'A-B',
    totalPrice: 302,
  })
})
