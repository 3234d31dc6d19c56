/** Reminders to customers: of an abandoned cart, or to review a delivered order. */
export const REMINDER_KINDS = ['cart', 'review'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** Days after which a reminder is sent, and after which it is too late. */
export const REMINDER_DAYS: Readonly<Record<ReminderKind, { from: number; until: number }>> = {
  cart: { from: 1, until: 14 },
  review: { from: 7, until: 37 },
}

/** Days between two cart reminders to a customer, whatever the cart holds. */
export const CART_PAUSE_DAYS = 30

/** Carts or orders that one page of the job checks. */
export const REMINDERS_PAGE = 50
