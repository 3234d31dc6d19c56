import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { formatDate, formatShortDay, formatter } from './format-date.ts'
import { textIn } from './moment-texts.ts'

const PARTS_OF_DAY = [
  [20, 'night'],
  [18, 'evening'],
  [16, 'afternoon'],
  [12, 'noon'],
  [6, 'morning'],
  [4, 'dawn'],
  [0, 'night'],
] as const

const englishTime = formatter(() => ({ timeStyle: 'short' }))
const clock = formatter(() => ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }))

/**
 * Formats 4:05 pm, and शाम 4:05. Intl has Latin letters for some languages, and for others words that nobody says with
 * a time, such as Marathi's सकाळ for सकाळी.
 */
const formatTime = (language: Language, iso: string): string => {
  if (language === DEFAULT_LANGUAGE) return englishTime(language, iso)
  const [hour = 0, minute = 0] = clock(language, iso).split(':').map(Number)
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
  const [, part] = PARTS_OF_DAY.find(([from]) => hour >= from) ?? PARTS_OF_DAY[0]
  return textIn(language, part, { time })
}

const inOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')

/** Formats 20 Nov 2026, 4:05 pm, and 20 नवंबर 2026, शाम 4:05. It can wrap only between date and time. */
export const formatMoment = (language: Language, iso: string): string =>
  `${inOneLine(formatDate(language, iso))}, ${inOneLine(formatTime(language, iso))}`

/** Formats Sun 22 Nov, 6:00 pm. */
export const formatShortMoment = (language: Language, iso: string): string =>
  `${formatShortDay(language, iso)}, ${inOneLine(formatTime(language, iso))}`
