import { expect, it } from 'vitest'
import { daysFault } from './report-days.ts'

const TODAY = '2026-11-26'

it.each([
  ['nothing chosen', '', '', undefined],
  ['one day', '2026-11-20', '2026-11-20', undefined],
  ['a month to come', '2027-03-01', '2027-03-31', undefined],
  ['a year and a day', '2025-11-26', '', undefined],
  ['more than that', '2025-11-25', '', 'tooManyDays'],
  ['the last before the first', '2026-11-20', '2026-11-01', 'backwards'],
  ['from a day to come until today', '2026-11-27', '', 'backwards'],
])('%s', (_, from, to, fault) => expect(daysFault({ from, to }, TODAY)).toBe(fault))
