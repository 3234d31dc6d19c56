import { dayOf } from '@bartan/contract/shared/shop-day'

/** Returns are filed and corrected for two years at most. */
const OFFERED = 24

/** Months to choose from, as 2026-11, the current one first. */
export const latestMonths = (now: Date): string[] => {
  const [year = 0, month = 1] = dayOf(now).split('-').map(Number)
  return Array.from({ length: OFFERED }, (_, back) => {
    const months = year * 12 + (month - 1) - back
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

/** The previous month, whose return is due. */
export const dueMonth = (now: Date): string => latestMonths(now)[1] ?? ''
