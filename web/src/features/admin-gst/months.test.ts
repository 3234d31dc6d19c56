import { expect, it } from 'vitest'
import { dueMonth, latestMonths, yearName, yearOf } from './months.ts'

it('counts back over the turn of the year, by the day in India', () => {
  // Already February in India.
  const now = new Date('2026-01-31T20:00:00Z')
  expect(latestMonths(now).slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(dueMonth(now)).toBe('2026-01')
})

it('knows the financial year of a month', () => {
  expect([yearOf('2026-03'), yearOf('2026-04')]).toEqual([2025, 2026])
  expect(yearName(2026)).toBe('2026-27')
  expect(yearName(2099)).toBe('2099-00')
})
