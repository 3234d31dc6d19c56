import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  [' /returns ', '/returns'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
  ['example.com/a', 'https://example.com/a'],
  ['hello@example.com', 'mailto:hello@example.com'],
  ['tel:+919876543210', 'tel:+919876543210'],
  ['localhost:3000/a', 'https://localhost:3000/a'],
  ['#top', '#top'],
  ['javascript:alert(1)', undefined],
  ['ftp://example.com', undefined],
  ['the page on returns', undefined],
  ['https://', undefined],
  ['', ''],
])('%j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
