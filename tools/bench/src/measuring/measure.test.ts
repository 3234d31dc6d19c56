import { expect, it } from 'vitest'
import { percentile } from './measure.ts'

it('is the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile([7], 0.99)).toBe(7)
})

it('is unknown for no values', () => {
  expect(percentile([], 0.5)).toBeNaN()
})
