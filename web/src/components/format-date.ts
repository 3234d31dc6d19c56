const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' })
const weekday = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** 20 Nov 2026 */
export const formatDate = (iso: string): string => day.format(new Date(iso))

/** Saturday, 21 November */
export const formatWeekday = (iso: string): string => weekday.format(new Date(iso))

/** 20 Nov 2026, 4:05 pm */
export const formatMoment = (iso: string): string => moment.format(new Date(iso))
