import { expect, it } from 'vitest'
import { readableUrl } from './address/readable-url.ts'
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

it.each([
  ['/product/%zz', '/product/%25zz'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/a?search=100%&b=%20', '/a?search=100%25&b=%20'],
  ['/collections/%E0%A4%A8', '/collections/%E0%A4%A8'],
])('the address %s is read as %s', (broken, readable) => {
  expect(readableUrl(broken)).toBe(readable)
  expect(() => decodeURIComponent(readable)).not.toThrow()
})
