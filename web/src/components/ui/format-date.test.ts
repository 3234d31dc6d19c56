import { afterEach, expect, it } from 'vitest'
import { loadLanguage } from '#i18n/load-texts.ts'
import { setLanguage } from '#i18n/translate.ts'
import { formatAge } from './format-date.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

afterEach(() => setLanguage('en'))

it.each([
  ['2026-11-21T08:00:00Z', 'today'],
  ['2026-11-20T08:00:00Z', '1 day ago'],
  ['2026-08-15T08:00:00Z', '3 months ago'],
  ['2024-11-01T08:00:00Z', '2 years ago'],
  ['2026-11-22T08:00:00Z', 'today'],
])('%s is %s', (iso, age) => {
  expect(formatAge(iso, NOW)).toBe(age)
})

it('is in Hindi on a Hindi page', async () => {
  await loadLanguage('hi')
  expect(formatAge('2026-08-15T08:00:00Z', NOW)).toBe('3 माह पहले')
})
