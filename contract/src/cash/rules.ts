import { addDays } from '../shared/shop-day.ts'

/** Days of one report: each is a read. */
export const MAX_CASH_DAYS = 92

/** Days of a report that says nothing of them. */
const USUAL_DAYS = 7

/** Handovers of one day. */
export const MAX_HANDOVERS = 100

/** The last week, where nothing is said. */
export const usualDays = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } => {
  const last = to ?? today
  return { from: from ?? addDays(last, 1 - USUAL_DAYS), to: last }
}
