import { expect, it } from 'vitest'
import { formatAge, formatDate, formatShortDay } from './format-date.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

it.each([
  ['2026-11-21T08:00:00Z', 'today'],
  ['2026-11-20T08:00:00Z', '1 day ago'],
  ['2026-08-15T08:00:00Z', '3 months ago'],
  ['2024-11-01T08:00:00Z', '2 years ago'],
  ['2026-11-22T08:00:00Z', 'today'],
])('%s is %s', (iso, age) => {
  expect(formatAge('en', iso, NOW)).toBe(age)
})

it('is in Hindi on a Hindi page', () => {
  expect(formatAge('hi', '2026-08-15T08:00:00Z', NOW)).toBe('3 माह पहले')
})

it('has whole months in Hindi, and short ones in English', () => {
  const at = '2026-11-22T08:00:00Z'
  expect(formatDate('hi', at)).toBe('22 नवंबर 2026')
  expect(formatShortDay('hi', at)).toBe('रवि 22 नवंबर')
  expect(formatDate('en', at)).toBe('22 Nov 2026')
})
