import { MAX_REPORT_DAYS, reportDays } from '@bartan/contract/reports/rules'
import { addDays, DAY_MS } from '@bartan/contract/shared/shop-day'

type Days = { from: string; to: string }

export const daysIn = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** The preceding period of equal length. */
export const daysBefore = (days: Days): Days => ({
  from: addDays(days.from, -daysIn(days)),
  to: addDays(days.from, -1),
})

/** Change in percent; undefined without a value to compare with. */
export const changeIn = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / Math.abs(before)) * 100)

/** Why the address's days can't be reported; undefined if they can. */
export const daysFault = (
  { from, to }: { from: string; to: string },
  today: string,
): 'backwards' | 'tooManyDays' | undefined => {
  const count = daysIn(reportDays({ from: from || undefined, to: to || undefined }, today))
  if (count < 1) return 'backwards'
  return count > MAX_REPORT_DAYS ? 'tooManyDays' : undefined
}
