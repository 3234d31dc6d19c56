import { expect, it } from 'vitest'
import { resolveBy } from './rules.ts'

it.each([
  ['in the middle of a month', '2026-11-12T06:00:00.000Z', '2026-12-12T06:00:00.000Z'],
  ['on a day that the next month lacks', '2027-01-31T06:00:00.000Z', '2027-02-28T06:00:00.000Z'],
  ['in the last month of a year', '2026-12-31T18:29:59.999Z', '2027-01-31T18:29:59.999Z'],
  // 1 March in India, though not in Greenwich.
  ['in the first hours of a month', '2027-02-28T20:00:00.000Z', '2027-03-31T20:00:00.000Z'],
  ['in the first hours of April', '2027-03-31T18:30:00.000Z', '2027-04-30T18:30:00.000Z'],
])('a complaint %s is to be resolved a month later in India', (_, createdAt, due) => {
  expect(resolveBy(new Date(createdAt)).toISOString()).toBe(due)
})
