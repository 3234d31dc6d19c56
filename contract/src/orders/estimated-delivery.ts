import type { Closure } from '../settings/settings.ts'
import { addDays, DAY_MS, dayOf, startOfDay } from '../shared/shop-day.ts'

/** What decides how long an order takes: the days to its PIN code, and the closure in which it is placed, if any. */
export type Pace = { days?: number; closure?: Pick<Closure, 'from' | 'until'> | null }

/**
 * Creation date plus one day (spec §4), or as many as the PIN code's rule says; what is ordered while the shop is closed
 * is counted from the morning on which it opens again. Takes and returns ISO 8601.
 */
export const estimatedDelivery = (
  createdAt: string,
  { days = 1, closure = null }: Pace = {},
): string => {
  const created = new Date(createdAt)
  const day = dayOf(created)
  const isClosed = closure !== null && closure.from <= day && day <= closure.until
  const start = isClosed ? startOfDay(addDays(closure.until, 1)) : created
  return new Date(start.getTime() + days * DAY_MS).toISOString()
}
