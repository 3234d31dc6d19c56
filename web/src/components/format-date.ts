import { locale } from '../copy/copy-of.ts'

/** Makes a formatter when a language is first spoken: a page has one, the server both. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const known = new Map<string, Intl.DateTimeFormat>()
  return (iso: string): string => {
    const wanted = locale()
    const format = known.get(wanted) ?? new Intl.DateTimeFormat(wanted, options)
    known.set(wanted, format)
    return format.format(new Date(iso))
  }
}

/** 20 Nov 2026 */
export const formatDate = formatter({ dateStyle: 'medium' })

/** Saturday, 21 November */
export const formatWeekday = formatter({ weekday: 'long', day: 'numeric', month: 'long' })

/** 20 Nov 2026, 4:05 pm */
export const formatMoment = formatter({ dateStyle: 'medium', timeStyle: 'short' })
