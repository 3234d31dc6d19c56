import { DAY_MS, SHOP_TIME_ZONE } from '@bartan/contract/shared/shop-day'
import { DEFAULT_LANGUAGE, formatsOf } from '@bartan/contract/shop/languages'
import type { Language } from '@bartan/contract/shop/languages'

/**
 * Creates a formatter per language at first use: a page needs one, the server several. Dates are in the shop's time
 * zone, wherever server and reader are. Bengali says the part of the day before the time; Intl writes it after.
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
    return format.format(new Date(iso)).replace(/(\d+:\d+) (\p{Lo}.*)$/u, '$2 $1')
  }
}

/** Formats 20 Nov 2026. */
export const formatDate = formatter(() => ({ dateStyle: 'medium' }))

/** Formats November 2026. */
export const formatMonth = formatter(() => ({ month: 'long', year: 'numeric' }))

/** Formats Saturday, 21 November. */
export const formatWeekday = formatter(() => ({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
}))

/** Formats Saturday. */
export const formatWeekdayAlone = formatter(() => ({ weekday: 'long' }))

const shortDay = formatter(() => ({ weekday: 'short', day: 'numeric', month: 'short' }))

/** Formats Sun 22 Nov. */
export const formatShortDay = (language: Language, iso: string): string =>
  shortDay(language, iso).replaceAll(',', '')

/** Hindi and others name the parts of the day; Intl's short style would write a Latin 'pm'. */
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

/** Formats 20 Nov 2026, 4:05 pm, and 20 नव॰ 2026, शाम 4:05. It can wrap only between date and time. */
export const formatMoment = (language: Language, iso: string): string =>
  moment(language, iso).replaceAll(/([^,]) /g, '$1\u00a0')

const timeAlone = formatter((language) =>
  language === DEFAULT_LANGUAGE
    ? { timeStyle: 'short' }
    : { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' },
)

/** Formats Sun 22 Nov, 6:00 pm. */
export const formatShortMoment = (language: Language, iso: string): string =>
  `${formatShortDay(language, iso)}, ${timeAlone(language, iso).replaceAll(' ', '\u00a0')}`

const UNITS = [
  ['year', 365],
  ['month', 30],
  ['day', 1],
] as const

/** Formats an age in its largest full unit: today, 3 months ago. */
export const formatAge = (language: Language, iso: string, now: number): string => {
  const days = Math.max(0, Math.floor((now - Date.parse(iso)) / DAY_MS))
  const [unit, length] = UNITS.find(([, least]) => days >= least) ?? UNITS[2]
  const format = new Intl.RelativeTimeFormat(formatsOf(language), {
    numeric: days === 0 ? 'auto' : 'always',
  })
  return format.format(-Math.floor(days / length), unit)
}
