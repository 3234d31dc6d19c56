import { expect, it } from 'vitest'
import { LOW_STOCK, stockLevel } from './stock-level.ts'

it.each([
  [0, 'out'],
  [1, 'low'],
  [LOW_STOCK, 'low'],
  [LOW_STOCK + 1, 'in'],
])('calls a stock of %i %s', (count, level) => {
  expect(stockLevel(count)).toBe(level)
})
