import { expect, it } from 'vitest'
import { monthsBefore, returnedBefore } from './due-dates.ts'

it.each([
  ['2026-11-22T10:00:00Z', 1, '2026-10-22T10:00:00.000Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00Z', 36, '2023-01-15T10:00:00.000Z'],
  ['2028-02-29T10:00:00Z', 12, '2027-02-28T10:00:00.000Z'],
])('%s, %d months before', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before)
})

// The year 2019-20 was to be returned by 31 December 2020: its 72 months are over at the end of 2026.
it.each([
  ['2026-12-30T12:00:00Z', '2019-03-31T18:30:00.000Z'],
  ['2026-12-31T12:00:00Z', '2020-03-31T18:30:00.000Z'],
  ['2027-06-01T12:00:00Z', '2020-03-31T18:30:00.000Z'],
])('at %s, what is of before %s has been kept for 72 months', (now, before) => {
  expect(returnedBefore(new Date(now), 72).toISOString()).toBe(before)
})
