import { DAY_MS, dayOf, startOfDay } from '@bartan/contract/shared/shop-day'

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** The same day of an earlier month, or that month's last day. */
export const monthsBefore = (now: Date, months: number): Date => {
  const before = new Date(now)
  before.setUTCMonth(now.getUTCMonth() - months)
  // The month is too short for that day.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}

/**
 * Before this day lie the financial years whose annual return (due on 31 December after the year's end) is this many
 * months old (CGST Act, s. 36 and 44).
 */
export const returnedBefore = (now: Date, months: number): Date => {
  const [year = 0, month = 1, day = 1] = dayOf(monthsBefore(now, months)).split('-').map(Number)
  const isDue = month === 12 && day === 31
  return startOfDay(`${isDue ? year : year - 1}-04-01`)
}
