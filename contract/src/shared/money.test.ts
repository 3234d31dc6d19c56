import { expect, it } from 'vitest'
import { toPaise, toRupees } from './money.ts'

it('keeps every two-decimal amount through paise and back', () => {
  const amounts = Array.from({ length: 100_000 }, (_, paise) => paise)
  expect(amounts.map((paise) => toPaise(toRupees(paise)))).toEqual(amounts)
})

it('takes amounts whose product is not exact in floating point', () => {
  expect(toPaise(1.15)).toBe(115)
  expect(toPaise(4.35)).toBe(435)
})
