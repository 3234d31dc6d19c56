import { expect, it } from 'vitest'
import { axisTop } from './day-bars.tsx'

it.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [7, 10],
  [19, 20],
  [1350, 2000],
  [50_000, 50_000],
])('an axis for %d ends at %d', (most, top) => {
  expect(axisTop(most)).toBe(top)
})
