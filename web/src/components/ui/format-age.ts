import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { locale } from '#i18n/copy-of.ts'

const UNITS = [
  ['year', 365],
  ['month', 30],
  ['day', 1],
] as const

/** How long ago something was, in the largest unit that it fills: today, 3 months ago. */
export const formatAge = (iso: string, now = Date.now()): string => {
  const days = Math.max(0, Math.floor((now - Date.parse(iso)) / DAY_MS))
  const [unit, length] = UNITS.find(([, least]) => days >= least) ?? UNITS[2]
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: days === 0 ? 'auto' : 'always' })
  return format.format(-Math.floor(days / length), unit)
}
