import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addTo, bucketOf, countOf, percentileOf, type Histogram } from './day-vitals.ts'

const histogramOf = (values: number[], unit: number): Histogram => {
  const histogram: Histogram = {}
  for (const value of values) addTo(histogram, { [bucketOf(value, unit)]: 1 })
  return histogram
}

const nearestRank = (values: number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0

const someValues = fc.array(fc.double({ min: 1, max: 600_000, noNaN: true }), { minLength: 1 })

it('knows a percentile within 5 %, however the values are spread over instances', () => {
  fc.assert(
    fc.property(someValues, someValues, (some, others) => {
      const histogram = histogramOf(some, 1)
      addTo(histogram, histogramOf(others, 1))
      const exact = nearestRank([...some, ...others], 0.75)
      expect(countOf(histogram)).toBe(some.length + others.length)
      expect(Math.abs(percentileOf(histogram, 0.75, 1) / exact - 1)).toBeLessThan(0.051)
    }),
  )
})

it('has nothing for values that are next to nothing', () => {
  expect(percentileOf(histogramOf([0, 0, 0, 5], 1), 0.75, 1)).toBe(0)
  expect(percentileOf({}, 0.75, 1)).toBe(0)
})
