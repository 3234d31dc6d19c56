import { useSyncExternalStore } from 'react'
import type { SignedIn, User } from '@bartan/contract/users/schema'
import { isGuestId, newGuestId } from './guest-id.ts'
import { forget, KEPT, readJson, readText, writeJson, writeText } from '#lib/storage/local-store.ts'

/** `expired`: the server ended the session; the shopper is a guest again, and should be told why. */
export type Session =
  | { status: 'signed-in'; user: User; guestId: string }
  | { status: 'guest' | 'expired'; user?: undefined; guestId: string }

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  ['_id', 'name', 'phone', 'role'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  )

/** Data of the person rather than of the device: removed when the session ends. */
const PERSONAL = [
  KEPT.user,
  KEPT.token,
  KEPT.cart,
  KEPT.cartChanges,
  KEPT.formerAddress,
  KEPT.checkout,
  KEPT.drafts,
  KEPT.wishlist,
  KEPT.recentlyViewed,
] as const

/**
 * Who is shopping. Local storage is the truth, so the session survives a reload and is shared by every tab of the
 * browser; this store notifies React, and this tab, of changes.
 */
export class SessionStore {
  #listeners = new Set<() => void>()
  #session: Session

  constructor() {
    this.#session = this.#read('guest')
    // The server has no other tabs.
    globalThis.addEventListener?.('storage', this.#onOtherTab)
  }

  readonly read = (): Session => this.#session

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The ID token in use. Read it for each request: another tab may have renewed it. */
  get token(): string | undefined {
    return readText(KEPT.token)
  }

  start({ user, token }: Pick<SignedIn, 'user' | 'token'>): void {
    writeText(KEPT.token, token)
    writeJson(KEPT.user, user)
    this.#refresh()
  }

  keepToken(token: string): void {
    writeText(KEPT.token, token)
  }

  /** After a change of name, e-mail or role. */
  changeUser(user: User): void {
    writeJson(KEPT.user, user)
    this.#refresh()
  }

  /** Logout: no trace of the person stays, and the next guest starts with a new identity (spec §4). */
  end(): void {
    for (const name of PERSONAL) forget(name)
    writeText(KEPT.guestId, newGuestId())
    this.#refresh()
  }

  /** The server no longer accepts the session. What was typed so far is kept for the customer's return. */
  expire(): void {
    if (this.#session.status !== 'signed-in') return
    for (const name of [KEPT.user, KEPT.token, KEPT.cart, KEPT.wishlist]) forget(name)
    this.#refresh('expired')
  }

  close(): void {
    removeEventListener('storage', this.#onOtherTab)
  }

  readonly #onOtherTab = (event: StorageEvent): void => {
    // The key is null when storage was cleared.
    if (event.key === null || event.key === KEPT.user || event.key === KEPT.guestId) this.#refresh()
  }

  #read(statusWithoutUser: 'guest' | 'expired'): Session {
    const kept = readText(KEPT.guestId)
    const guestId = isGuestId(kept) ? kept : newGuestId()
    if (guestId !== kept) writeText(KEPT.guestId, guestId)
    const user = readJson(KEPT.user, isUser)
    return user && this.token
      ? { status: 'signed-in', user, guestId }
      : { status: statusWithoutUser, guestId }
  }

  #refresh(statusWithoutUser: 'guest' | 'expired' = 'guest'): void {
    this.#session = this.#read(statusWithoutUser)
    for (const listener of this.#listeners) listener()
  }
}

export const session = new SessionStore()

/** Pages that the server renders are for nobody in particular: a guest who has no id yet, and so no cart. */
const ANYONE: Session = { status: 'guest', guestId: '' }

export const useSession = (): Session =>
  useSyncExternalStore(session.subscribe, session.read, () => ANYONE)

/**
 * The session for calls. It is known even while React hydrates a page that was rendered for anyone, when the first
 * press may already come; so nothing of it may be shown.
 */
export const useCallingSession = (): Session =>
  useSyncExternalStore(session.subscribe, session.read, session.read)

/** Who is signed in. Components that need no more than that are not rendered again when a guest's id becomes known. */
export const useUser = (): User | undefined =>
  useSyncExternalStore(
    session.subscribe,
    () => session.read().user,
    () => undefined,
  )

/** Identifies the shopper in query keys and calls: a user's id, or a guest's. */
export const shopperId = (current: Session): string => current.user?._id ?? current.guestId
