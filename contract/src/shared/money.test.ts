import { expect, it } from 'vitest'
import { toPaise, toRupees, rupees, paise } from './money.ts'

it('keeps every two-decimal amount through paise and back', () => {
  const amounts = Array.from({ length: 100_000 }, (_, index) => paise(index))
  expect(amounts.map((amount) => toPaise(toRupees(amount)))).toEqual(amounts)
})

it('takes amounts whose product is not exact in floating point', () => {
  expect(toPaise(rupees(1.15))).toBe(115)
  expect(toPaise(rupees(4.35))).toBe(435)
})
