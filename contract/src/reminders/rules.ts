/** What a customer is reminded of: a cart that was left, or a review of what has come. */
export const REMINDER_KINDS = ['cart', 'review'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** Days after which something is reminded of, and after which it is too late for that. */
export const REMINDER_DAYS: Readonly<Record<ReminderKind, { from: number; until: number }>> = {
  cart: { from: 1, until: 14 },
  review: { from: 7, until: 37 },
}

/** A customer is reminded of a cart once in so many days, whatever they put into it meanwhile. */
export const CART_PAUSE_DAYS = 30

/** Carts or orders that one page looks at. */
export const REMINDERS_PAGE = 50
