import { expect, it } from 'vitest'
import { FREE_SHIPPING_FROM, SHIPPING_FEE, shippingPaise } from './shipping.ts'

it.each([
  { items: 1_00, fee: SHIPPING_FEE },
  { items: FREE_SHIPPING_FROM - 1, fee: SHIPPING_FEE },
  { items: FREE_SHIPPING_FROM, fee: 0 },
  { items: FREE_SHIPPING_FROM + 1, fee: 0 },
])('charges $fee paise for items worth $items paise', ({ items, fee }) => {
  expect(shippingPaise(items)).toBe(fee)
})
