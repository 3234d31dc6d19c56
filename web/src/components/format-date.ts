import { language, locale } from '../copy/copy-of.ts'
import type { Language } from '../copy/language.ts'

/** Makes a formatter when a language is first spoken: a page has one, the server both. */
const formatter = (optionsOf: (language: Language) => Intl.DateTimeFormatOptions) => {
  const known = new Map<Language, Intl.DateTimeFormat>()
  return (iso: string): string => {
    const format = known.get(language()) ?? new Intl.DateTimeFormat(locale(), optionsOf(language()))
    known.set(language(), format)
    return format.format(new Date(iso))
  }
}

/** 20 Nov 2026 */
export const formatDate = formatter(() => ({ dateStyle: 'medium' }))

/** Saturday, 21 November */
export const formatWeekday = formatter(() => ({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
}))

/** The parts of the day have names in Hindi; its short style writes a Latin 'pm'. */
const DAY_IN_PARTS = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  dayPeriod: 'short',
} as const

const moment = formatter((spoken) =>
  spoken === 'hi' ? DAY_IN_PARTS : { dateStyle: 'medium', timeStyle: 'short' },
)

/** 20 Nov 2026, 4:05 pm; 20 नव॰ 2026, शाम 4:05. A narrow cell breaks it between day and time, not within one. */
export const formatMoment = (iso: string): string => moment(iso).replaceAll(/([^,]) /g, '$1\u00a0')
