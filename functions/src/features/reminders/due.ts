import { CART_PAUSE_DAYS, REMINDER_DAYS } from '@bartan/contract/reminders/rules'
import type { ReminderKind } from '@bartan/contract/reminders/rules'
import { DAY_MS } from '@bartan/contract/shared/shop-day'

/** What an account has said about being reminded, and what of that was done; times in milliseconds. */
export type RemindersOf = {
  agreedAt: number | null
  stoppedAt: number | null
  cartAt: number | null
}

/** The moments between which something must have been left, or have come, to be reminded of now. */
export const dueBetween = (kind: ReminderKind, now: Date) => ({
  from: new Date(now.getTime() - REMINDER_DAYS[kind].until * DAY_MS),
  until: new Date(now.getTime() - REMINDER_DAYS[kind].from * DAY_MS),
})

export const isInTime = (kind: ReminderKind, at: Date, now: Date): boolean => {
  const { from, until } = dueBetween(kind, now)
  return at >= from && at <= until
}

/** A cart needs a consent, which a later no takes back. */
export const mayRemindOfCart = ({ agreedAt, stoppedAt, cartAt }: RemindersOf, now: Date): boolean =>
  agreedAt !== null &&
  (stoppedAt === null || stoppedAt < agreedAt) &&
  (cartAt === null || now.getTime() - cartAt >= CART_PAUSE_DAYS * DAY_MS)

/** A question about what was bought needs none, but whoever has said no is not asked, unless they agreed again. */
export const mayAskForReview = ({ agreedAt, stoppedAt }: RemindersOf): boolean =>
  stoppedAt === null || (agreedAt !== null && agreedAt > stoppedAt)
