import { expect, it } from 'vitest'
import { dueMonth, latestMonths } from './months.ts'

it('counts back over the turn of the year, by the day in India', () => {
  // Already February in India.
  const now = new Date('2026-01-31T20:00:00Z')
  expect(latestMonths(now).slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(dueMonth(now)).toBe('2026-01')
})
