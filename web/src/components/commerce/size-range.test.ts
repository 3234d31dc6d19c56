import { expect, it } from 'vitest'
import { sizeRange } from './size-range.ts'

it.each([
  [
    ['3 L', '1 L', '5 L'],
    ['1 L', '5 L'],
  ],
  [
    ['750 ml', '1 L', '500 ml'],
    ['500 ml', '1 L'],
  ],
  [
    ['6 Plate', '4 Plate'],
    ['4 Plate', '6 Plate'],
  ],
  [['Small', 'Large'], undefined],
  [['1 L', 'Large'], undefined],
  [['1 L', '2 kg'], undefined],
  [['1 L'], undefined],
  [[], undefined],
])('the sizes %j span %j', (sizes, range) => {
  expect(sizeRange(sizes)).toEqual(range)
})
