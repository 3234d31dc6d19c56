import { addDays, clockOf, DAY_MS, dayOf } from '@bartan/contract/shared/shop-day'

/** Values of two datetime fields; an empty end means none. */
type Span = { from: string; to: string }

const FRIDAY = 5
const DAYS_OF_WEEK = 7

/** From Friday 6 pm until Sunday midnight: the current weekend, or else the next. */
export const weekendSpan = (now: Date): Span => {
  const today = dayOf(now)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const sinceFriday = (weekday - FRIDAY + DAYS_OF_WEEK) % DAYS_OF_WEEK
  // Sunday is two days after Friday.
  const friday = addDays(today, sinceFriday <= 2 ? -sinceFriday : DAYS_OF_WEEK - sinceFriday)
  return { from: `${friday}T18:00`, to: `${addDays(friday, 3)}T00:00` }
}

export const aWeek = (now: Date): Span => ({
  from: clockOf(now),
  to: clockOf(new Date(now.getTime() + DAYS_OF_WEEK * DAY_MS)),
})
