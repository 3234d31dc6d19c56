import type { User } from '@bartan/contract/users/schema'

/** The account behind a request's token, as its `users` document has it now. */
export type Caller = User & {
  emailConfirmed?: boolean
  /** An admin has stopped it from checking out with cash on delivery. */
  isCodBlocked?: boolean
}

/** Whose cart a request is about: a guest's, known by its id alone, or a customer's, proven by the token. */
export type Shopper = { guestId: string; userId?: undefined } | { userId: string }
