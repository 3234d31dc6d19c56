import { expect, it } from 'vitest'
import { unitPrice } from './unit-price.ts'

it.each([
  [100, 500, 'g', { price: 0.2, unit: 'g' }],
  [100, 2, 'kg', { price: 50, unit: 'kg' }],
  [100, 2000, 'g', { price: 50, unit: 'kg' }],
  [90, 0.5, 'l', { price: 0.18, unit: 'ml' }],
  [799, 4, 'N', { price: 199.75, unit: 'N' }],
  [60, 300, 'cm', { price: 20, unit: 'm' }],
])('of ₹%d for %d %s', (price, value, unit, expected) => {
  expect(unitPrice(price, { value, unit })).toEqual(expected)
})

it.each([
  [1, 'kg'],
  [1000, 'ml'],
  [1, 'N'],
  [3, 'handfuls'],
])('is not told apart from the price of %d %s', (value, unit) => {
  expect(unitPrice(100, { value, unit })).toBeUndefined()
})
