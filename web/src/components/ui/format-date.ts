import { DAY_MS, SHOP_TIME_ZONE } from '@bartan/contract/shared/shop-day'
import { DEFAULT_LANGUAGE, formatsOf } from '@bartan/contract/shop/languages'
import type { Language } from '@bartan/contract/shop/languages'

/**
 * Makes a formatter per language at first use: a page needs one, the server both. Its days are the shop's, which server
 * and reader may be far from.
 */
const formatter = (optionsOf: (language: Language) => Intl.DateTimeFormatOptions) => {
  const known = new Map<Language, Intl.DateTimeFormat>()
  return (language: Language, iso: string): string => {
    const format =
      known.get(language) ??
      new Intl.DateTimeFormat(formatsOf(language), {
        timeZone: SHOP_TIME_ZONE,
        ...optionsOf(language),
      })
    known.set(language, format)
    return format.format(new Date(iso))
  }
}

/** 20 Nov 2026 */
export const formatDate = formatter(() => ({ dateStyle: 'medium' }))

/** November 2026 */
export const formatMonth = formatter(() => ({ month: 'long', year: 'numeric' }))

/** Saturday, 21 November */
export const formatWeekday = formatter(() => ({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
}))

/** Saturday */
export const formatWeekdayAlone = formatter(() => ({ weekday: 'long' }))

const shortDay = formatter(() => ({ weekday: 'short', day: 'numeric', month: 'short' }))

/** Sun 22 Nov */
export const formatShortDay = (language: Language, iso: string): string =>
  shortDay(language, iso).replaceAll(',', '')

/** Hindi, for one, has names for the parts of the day; Intl's short style would write a Latin 'pm'. */
const DAY_IN_PARTS = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  dayPeriod: 'short',
} as const

const moment = formatter((language) =>
  language === DEFAULT_LANGUAGE ? { dateStyle: 'medium', timeStyle: 'short' } : DAY_IN_PARTS,
)

/** 20 Nov 2026, 4:05 pm; 20 नव॰ 2026, शाम 4:05. A narrow cell breaks it only between day and time. */
export const formatMoment = (language: Language, iso: string): string =>
  moment(language, iso).replaceAll(/([^,]) /g, '$1\u00a0')

const timeAlone = formatter((language) =>
  language === DEFAULT_LANGUAGE
    ? { timeStyle: 'short' }
    : { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' },
)

/** Sun 22 Nov, 6:00 pm */
export const formatShortMoment = (language: Language, iso: string): string =>
  `${formatShortDay(language, iso)}, ${timeAlone(language, iso).replaceAll(' ', '\u00a0')}`

const UNITS = [
  ['year', 365],
  ['month', 30],
  ['day', 1],
] as const

/** How long ago something was, in the largest unit that it fills: today, 3 months ago. */
export const formatAge = (language: Language, iso: string, now: number): string => {
  const days = Math.max(0, Math.floor((now - Date.parse(iso)) / DAY_MS))
  const [unit, length] = UNITS.find(([, least]) => days >= least) ?? UNITS[2]
  const format = new Intl.RelativeTimeFormat(formatsOf(language), {
    numeric: days === 0 ? 'auto' : 'always',
  })
  return format.format(-Math.floor(days / length), unit)
}
