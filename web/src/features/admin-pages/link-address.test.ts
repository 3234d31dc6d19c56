import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  [' /returns ', '/returns'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
  ['example.com/a', 'https://example.com/a'],
  ['#top', '#top'],
  ['', ''],
])('%j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
