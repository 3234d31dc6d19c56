import type { User } from '@bartan/contract/users/schema'

/** The account behind a request's token, as its `users` document has it now. */
export type Caller = User & {
  emailConfirmed?: boolean
  /** An admin has blocked cash on delivery for the account. */
  isCodBlocked?: boolean
  /** Orders of its phone with a deleted account, on that day. */
  orderedBefore?: { day: string; orders: number }
}

export type Author = Pick<Caller, '_id' | 'name'>

/** The owner of a cart: a guest, known by id alone, or a customer, proven by the token. */
export type Shopper = { guestId: string; userId?: undefined } | { userId: string }

/** An account, with what decides whether its sessions are valid. */
export type SessionOwner = { user: Caller; generation: number; isPasswordDue: boolean }

/**
 * A session with a genuine token whose account has not been read yet: it may have ended. Calls read the account
 * together with their own documents (database/repositories/read-first.repository.ts).
 */
export type Session = {
  readonly userId: string
  /**
   * The session's account.
   * @throws AppError unauthenticated if it has ended, or password_change_due
   */
  readonly admit: (owner: SessionOwner | undefined) => Caller
}

/** The owner of a cart, before a customer's account has been read. */
export type ShopperSession = { guestId: string; userId?: undefined } | Session
