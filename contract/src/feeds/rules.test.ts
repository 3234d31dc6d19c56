import { expect, it } from 'vitest'
import { hasCheckDigit } from './rules.ts'

it.each([
  ['4006381333931', true],
  ['036000291452', true],
  ['96385074', true],
  ['10012345678902', true],
  ['4006381333932', false],
  ['8901030865278', false],
  ['8901234567890', true],
])('tells whether %s is a number that can be under a bar code: %s', (gtin, isOne) => {
  expect(hasCheckDigit(gtin)).toBe(isOne)
})
