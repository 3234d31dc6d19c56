import { DAY_MS, SHOP_TIME_ZONE } from '@bartan/contract/shared/shop-day'
import { formatsOf, monthOf, type Language } from '@bartan/contract/shop/languages'

/**
 * Creates a formatter per language at first use: a page needs one, the server several. Dates are in the shop's time
 * zone, wherever server and reader are.
 */
export const formatter = (optionsOf: (language: Language) => Intl.DateTimeFormatOptions) => {
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

/** Formats 20 Nov 2026, and 20 नवंबर 2026. */
export const formatDate = formatter((language) => ({
  day: 'numeric',
  month: monthOf(language),
  year: 'numeric',
}))

/** Formats 20 Nov. */
export const formatDayOfMonth = formatter((language) => ({
  day: 'numeric',
  month: monthOf(language),
}))

/** Formats November 2026. */
export const formatMonth = formatter(() => ({ month: 'long', year: 'numeric' }))

/** Formats Saturday, 21 November. */
export const formatWeekday = formatter(() => ({ weekday: 'long', day: 'numeric', month: 'long' }))

/** Formats Saturday. */
export const formatWeekdayAlone = formatter(() => ({ weekday: 'long' }))

const shortDay = formatter((language) => ({
  weekday: 'short',
  day: 'numeric',
  month: monthOf(language),
}))

/** Formats Sun 22 Nov. */
export const formatShortDay = (language: Language, iso: string): string =>
  shortDay(language, iso).replaceAll(',', '')

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
