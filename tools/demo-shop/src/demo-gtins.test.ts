import { expect, it } from 'vitest'
import { demoProducts } from './demo-products.ts'

const gtins = demoProducts.flatMap(({ variants = [] }) => variants.map(({ gtin = '' }) => gtin))

/** From the right, every other digit counts three times (GS1 General Specifications, 7.9). */
const isValid = (gtin: string): boolean => {
  const sum = gtin
    .split('')
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

it('checks as scanners do', () => {
  expect(isValid('4006381333931')).toBe(true)
  expect(isValid('4006381333932')).toBe(false)
})

it('gives every variant a number of its own, valid, and no real product’s', () => {
  expect(gtins.length).toBeGreaterThan(100)
  expect(new Set(gtins).size).toBe(gtins.length)
  expect(gtins.filter((gtin) => !/^2\d{12}$/.test(gtin) || !isValid(gtin))).toEqual([])
})
