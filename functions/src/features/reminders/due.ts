import { CART_PAUSE_DAYS, REMINDER_DAYS, type ReminderKind } from '@bartan/contract/reminders/rules'
import { DAY_MS } from '@bartan/contract/shared/shop-day'

/** An account's consent to reminders, and the last one; times in milliseconds. */
export type RemindersOf = {
  agreedAt: number | null
  stoppedAt: number | null
  cartAt: number | null
}

/** The period of the events that are reminded of now. */
export const dueBetween = (kind: ReminderKind, now: Date) => ({
  from: new Date(now.getTime() - REMINDER_DAYS[kind].until * DAY_MS),
  until: new Date(now.getTime() - REMINDER_DAYS[kind].from * DAY_MS),
})

export const isInTime = (kind: ReminderKind, at: Date, now: Date): boolean => {
  const { from, until } = dueBetween(kind, now)
  return at >= from && at <= until
}

/** A cart reminder needs consent, which unsubscribing withdraws. */
export const mayRemindOfCart = ({ agreedAt, stoppedAt, cartAt }: RemindersOf, now: Date): boolean =>
  agreedAt !== null &&
  (stoppedAt === null || stoppedAt < agreedAt) &&
  (cartAt === null || now.getTime() - cartAt >= CART_PAUSE_DAYS * DAY_MS)

/**
 * A question about a purchase needs no consent, but isn't sent after unsubscribing, unless the customer consented
 * again.
 */
export const mayAskForReview = ({ agreedAt, stoppedAt }: RemindersOf): boolean =>
  stoppedAt === null || (agreedAt !== null && agreedAt > stoppedAt)
