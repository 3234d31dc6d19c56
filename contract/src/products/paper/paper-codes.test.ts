import { expect, it } from 'vitest'
import { MAX_PAPER_CODES, paperCodeAt, placeOfPaperCode } from './paper-codes.ts'

it('gives each product a code of its own, which is read in capital and small letters', () => {
  const codes = Array.from({ length: MAX_PAPER_CODES }, (_, place) => paperCodeAt(place))
  expect(new Set(codes).size).toBe(MAX_PAPER_CODES)
  expect([codes[0], codes[90], codes[2070]]).toEqual(['A10', 'B10', 'A100'])
  expect(codes.map((code) => placeOfPaperCode(code.toLowerCase()))).toEqual([...codes.keys()])
})

it.each(['', 'A1', 'A09', 'I10', 'B1234', 'AB12', '12', 'B12x'])('%s is no code', (typed) => {
  expect(placeOfPaperCode(typed)).toBeUndefined()
})
