import { expect, it } from 'vitest'
import { code128, isEncodable } from './code-128.ts'

/** Bars as ones and gaps as zeros, by their widths. */
const bitsOf = (text: string): string =>
  code128(text)
    .map((width, place) => (place % 2 === 0 ? '1' : '0').repeat(width))
    .join('')

it('is what other encoders make of an order number', () => {
  // By JsBarcode 3.12, whose bars scanners read.
  expect(bitsOf('BR-7K42Q')).toBe(
    '110100100001000101100011000101110100110111001110110111010110001110110010011101100111001011010001110110110111101100011101011',
  )
})

it('has the same number of modules for every letter', () => {
  const letters = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place))
  expect(new Set(letters.map((letter) => bitsOf(letter).length))).toEqual(new Set([11 * 3 + 13]))
  expect(letters.every(isEncodable)).toBe(true)
  expect(['', 'क', 'a\n'].some(isEncodable)).toBe(false)
})
