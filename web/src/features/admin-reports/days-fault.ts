import { MAX_REPORT_DAYS, reportDays } from '@bartan/contract/reports/rules'
import { daysIn } from './before.ts'

/** Why there can be no report of the days that the address names; undefined if there can. */
export const daysFault = (
  { from, to }: { from: string; to: string },
  today: string,
): 'backwards' | 'tooManyDays' | undefined => {
  const count = daysIn(reportDays({ from: from || undefined, to: to || undefined }, today))
  if (count < 1) return 'backwards'
  return count > MAX_REPORT_DAYS ? 'tooManyDays' : undefined
}
