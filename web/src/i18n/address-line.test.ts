import { beforeAll, expect, it } from 'vitest'
import { addressLine } from './address-line.ts'
import { loadTexts } from './load-texts.ts'

beforeAll(() => loadTexts('hi'))

it.each([
  ['Uttar Pradesh 221001', 'उत्तर प्रदेश 221001'],
  ['Uttar Pradesh - 221 001', 'उत्तर प्रदेश - 221 001'],
  ['India', 'भारत'],
  ['14 Thatheri Bazaar', '14 Thatheri Bazaar'],
  ['Chowk, Varanasi', 'Chowk, Varanasi'],
])('of an address, %s is said as %s in Hindi', (line, said) => {
  expect(addressLine('hi', line)).toBe(said)
  expect(addressLine('en', line)).toBe(line)
})
