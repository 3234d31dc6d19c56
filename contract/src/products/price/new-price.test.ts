import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise, rupees, toPaise, toRupees } from '../../shared/money.ts'
import { newPrice, type PriceChange, type PriceRounding } from './new-price.ts'

const changed = (price: number, change: PriceChange, round: PriceRounding = 'rupee') =>
  toRupees(newPrice(toPaise(rupees(price)), change, round))

describe('a price that is changed together with others', () => {
  it('is a whole rupee, half up', () => {
    expect(changed(99, { percent: 5 })).toBe(104)
    expect(changed(90, { percent: 5 })).toBe(95)
    expect(changed(90, { percent: -5 })).toBe(86)
    expect(changed(100, { percent: 2.5 })).toBe(103)
    expect(changed(100, { percent: 2.49 })).toBe(102)
    expect(changed(99.5, { amount: paise(1000) })).toBe(110)
    expect(changed(99.5, { to: paise(14_949) })).toBe(149)
  })

  it('ends in 9 where that is wished, at the nearest such price, the lower one of two', () => {
    expect(changed(100, { to: paise(10_400) }, 'nine')).toBe(99)
    expect(changed(100, { to: paise(10_401) }, 'nine')).toBe(109)
    expect(changed(100, { to: paise(10_900) }, 'nine')).toBe(109)
    expect(changed(100, { percent: 10 }, 'nine')).toBe(109)
    expect(changed(5, { amount: paise(-300) }, 'nine')).toBe(9)
    expect(changed(5, { amount: paise(-500) }, 'nine')).toBe(0)
  })

  it('that ends in 9 is never farther away than any other that does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), (amount) => {
        const nine = newPrice(paise(1), { to: paise(amount) }, 'nine')
        expect(nine % 1000).toBe(900)
        expect(Math.abs(nine - amount)).toBeLessThanOrEqual(amount < 400 ? 800 : 500)
        const isUpper = nine - amount === 500
        expect(isUpper && amount >= 400).toBe(false)
      }),
    )
  })
})
