import { expect, it } from 'vitest'
import { shippingPaise } from './shipping.ts'

it.each([
  { items: 1_00, fee: 50_00 },
  { items: 298_99, fee: 50_00 },
  { items: 299_00, fee: 0 },
  { items: 299_01, fee: 0 },
])('charges $fee paise for items worth $items paise', ({ items, fee }) => {
  expect(shippingPaise(items)).toBe(fee)
})
