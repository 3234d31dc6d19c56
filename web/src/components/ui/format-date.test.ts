import { LANGUAGE_CODES } from '@bartan/contract/shop/languages'
import { expect, it, beforeAll } from 'vitest'
import { loadTexts } from '#i18n/load-texts.ts'
import { formatAge, formatDate, formatShortDay } from './format-date.ts'
import { formatMoment, formatShortMoment } from './format-moment.ts'

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

beforeAll(() => Promise.all(LANGUAGE_CODES.map(loadTexts)))

/** A moment of 20 November in India. */
const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`).toISOString()

it.each([
  ['hi', 'रात\u00a012:03', 'सुबह\u00a09:03', 'दोपहर\u00a012:30', 'शाम\u00a06:03', 'रात\u00a08:03'],
  [
    'mr',
    'रात्री\u00a012:03',
    'सकाळी\u00a09:03',
    'दुपारी\u00a012:30',
    'संध्याकाळी\u00a06:03',
    'रात्री\u00a08:03',
  ],
  ['bn', 'রাত\u00a012:03', 'সকাল\u00a09:03', 'দুপুর\u00a012:30', 'সন্ধ্যা\u00a06:03', 'রাত\u00a08:03'],
  ['ta', 'இரவு\u00a012:03', 'காலை\u00a09:03', 'மதியம்\u00a012:30', 'மாலை\u00a06:03', 'இரவு\u00a08:03'],
  ['en', '12:03\u00a0am', '9:03\u00a0am', '12:30\u00a0pm', '6:03\u00a0pm', '8:03\u00a0pm'],
] as const)(
  'the part of the day stands before the time, as people say it in %s',
  (language, ...said) => {
    const times = ['00:03', '09:03', '12:30', '18:03', '20:03'].map(at)
    expect(times.map((time) => formatMoment(language, time).split(', ').at(-1))).toEqual(said)
  },
)

it('says the day before it', () => {
  expect(formatMoment('mr', at('09:03'))).toBe('20\u00a0नोव्हें,\u00a02026, सकाळी\u00a09:03')
  expect(formatMoment('en', at('16:05'))).toBe('20\u00a0Nov\u00a02026, 4:05\u00a0pm')
  expect(formatShortMoment('hi', at('16:05'))).toBe('शुक्र 20 नवंबर, शाम\u00a04:05')
})
