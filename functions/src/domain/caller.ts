import type { User } from '@bartan/contract/users/schema'

/** The account behind a request's token, as its `users` document has it now. */
export type Caller = User & {
  emailConfirmed?: boolean
  /** An admin has stopped it from checking out with cash on delivery. */
  isCodBlocked?: boolean
}

/** Who is named in the audit trail for a change. */
export type Author = Pick<Caller, '_id' | 'name'>

/** Whose cart a request is about: a guest's, known by its id alone, or a customer's, proven by the token. */
export type Shopper = { guestId: string; userId?: undefined } | { userId: string }

/** An account, and what decides whether a session of it is valid. */
export type SessionOwner = { user: Caller; generation: number; isPasswordDue: boolean }

/**
 * A session whose token is genuine, before its account has been read: it may have ended since. Calls that read something of
 * their own read the account together with it (domain/read-first.repository.ts).
 */
export type Session = {
  readonly userId: string
  /** The account behind it. Throws `unauthenticated` if the session has ended, or `password_change_due`. */
  readonly admit: (owner: SessionOwner | undefined) => Caller
}

/** Whose cart a call is about, a customer's before the account has been read. */
export type ShopperSession = { guestId: string; userId?: undefined } | Session
