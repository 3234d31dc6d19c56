import { expect, it } from 'vitest'
import { addDays, dayOf, startOfDay } from './shop-day.ts'

it("begins and ends a day at the shop's midnight", () => {
  expect(startOfDay('2026-03-01').toISOString()).toBe('2026-02-28T18:30:00.000Z')
  expect(dayOf(new Date('2026-02-28T18:30:00.000Z'))).toBe('2026-03-01')
  expect(dayOf(new Date('2026-02-28T18:29:59.999Z'))).toBe('2026-02-28')
})

it('counts days over the ends of months and years', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})
