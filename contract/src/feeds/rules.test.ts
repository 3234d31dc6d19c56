import { expect, it } from 'vitest'
import { isGlobalGtin } from './rules.ts'

it.each([
  ['4006381333931', true],
  ['036000291452', true],
  ['96385074', true],
  ['10012345678902', true],
  ['4006381333932', false],
  ['8901030865278', false],
  ['8901234567890', true],
  // Of a shop's own labels, whatever they are written with, and of coupons.
  ['2910000600019', false],
  ['0200000000004', false],
  ['212345678992', false],
  ['412345678996', false],
  ['12123456789017', false],
  ['20123451', false],
  ['9811234567891', false],
])('tells whether %s is a number that a maker can have under a bar code: %s', (gtin, isOne) => {
  expect(isGlobalGtin(gtin)).toBe(isOne)
})
