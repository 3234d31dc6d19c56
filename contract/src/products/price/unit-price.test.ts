import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { rupees, paise, toRupees } from '../../shared/money.ts'
import { unitPrice } from './unit-price.ts'

it.each([
  [100, 500, 'g', { price: 0.2, unit: 'g' }],
  [100, 2, 'kg', { price: 50, unit: 'kg' }],
  [100, 2000, 'g', { price: 50, unit: 'kg' }],
  [90, 0.5, 'l', { price: 0.18, unit: 'ml' }],
  [799, 4, 'N', { price: 199.75, unit: 'N' }],
  [60, 300, 'cm', { price: 20, unit: 'm' }],
])('of ₹%d for %d %s', (price, value, unit, expected) => {
  expect(unitPrice(rupees(price), { value, unit })).toEqual(expected)
})

it.each([
  [1, 'kg'],
  [1000, 'ml'],
  [1, 'N'],
  [3, 'handfuls'],
])('is not told apart from the price of %d %s', (value, unit) => {
  expect(unitPrice(rupees(100), { value, unit })).toBeUndefined()
})

const anyPrice = fc.integer({ min: 100, max: 1_000_000 }).map((amount) => toRupees(paise(amount)))
const quantity = fc.integer({ min: 1, max: 5000 })

it('comes to the price again, to half a paisa for each unit', () => {
  fc.assert(
    fc.property(anyPrice, quantity, fc.constantFrom('N', 'g', 'ml', 'cm'), (price, value, unit) => {
      const found = unitPrice(price, { value, unit })
      if (!found) return
      const units = found.unit === unit ? value : value / (found.unit === 'm' ? 100 : 1000)
      expect(Math.abs(found.price * units - price)).toBeLessThanOrEqual(0.005 * units + 1e-6)
    }),
  )
})

it('is the same however a quantity is written', () => {
  fc.assert(
    fc.property(
      anyPrice,
      quantity,
      fc.constantFrom(['kg', 'g', 1000], ['l', 'ml', 1000], ['m', 'cm', 100]),
      (price, value, [large, small, times]) => {
        const written = unitPrice(price, { value, unit: large })
        const same = unitPrice(price, { value: value * times, unit: small })
        expect(same).toEqual(written)
      },
    ),
  )
})
