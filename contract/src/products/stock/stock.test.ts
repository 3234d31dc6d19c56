import { expect, it } from 'vitest'
import { isOfLevel, LOW_STOCK, STOCK_LEVELS } from './stock.ts'

it.each([
  [0, ['low', 'out']],
  [1, ['low']],
  [LOW_STOCK, ['low']],
  [LOW_STOCK + 1, ['in']],
])('shows a stock of %i under %j', (count, levels) => {
  expect(STOCK_LEVELS.filter((level) => isOfLevel(count, level))).toEqual(levels)
})
