import type { Closure } from '../settings/settings.ts'
import { addDays, DAY_MS, dayOf, startOfDay } from '../shared/shop-day.ts'

/** What decides the time of delivery: the days to the PIN code, and the closure in which the order is placed. */
export type DeliveryTime = { days?: number; closure?: Pick<Closure, 'from' | 'until'> | null }

/**
 * The day after the order (spec §4), or as many days as the PIN code's rule says. Orders during a closure are counted
 * from the morning of the reopening. Takes and returns ISO 8601.
 */
export const estimatedDelivery = (
  createdAt: string,
  { days = 1, closure = null }: DeliveryTime = {},
): string => {
  const created = new Date(createdAt)
  const day = dayOf(created)
  const isClosed = closure !== null && closure.from <= day && day <= closure.until
  const start = isClosed ? startOfDay(addDays(closure.until, 1)) : created
  return new Date(start.getTime() + days * DAY_MS).toISOString()
}
