import { expect, it } from 'vitest'
import { changeIn, daysBefore, daysIn } from './report-days.ts'

it.each([
  [
    { from: '2026-11-20', to: '2026-11-22' },
    { from: '2026-11-17', to: '2026-11-19' },
  ],
  [
    { from: '2028-03-01', to: '2028-03-01' },
    { from: '2028-02-29', to: '2028-02-29' },
  ],
])('compares %j with as many days right before', (days, before) => {
  expect(daysBefore(days)).toEqual(before)
  expect(daysIn(before)).toBe(daysIn(days))
})

it.each([
  [150, 100, 50],
  [50, 100, -50],
  // A loss that became smaller is more.
  [-50, -100, 50],
  [5, 0, undefined],
])('%d after %d is a change of %s percent', (now, before, change) =>
  expect(changeIn(now, before)).toBe(change),
)
