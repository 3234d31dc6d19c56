import { isGuestId } from '@bartan/contract/cart/rules'
import type { SignedIn, User } from '@bartan/contract/users/schema'
import { atom, type ReadableAtom } from 'nanostores'
import {
  forget,
  STORAGE_KEYS,
  readJson,
  readText,
  writeJson,
  writeText,
} from '#lib/storage/local-store.ts'
import { useSelected, useStore } from '#lib/storage/use-store.ts'
import { newId } from '../new-id.ts'

type Times = { iat?: number; exp?: number }

/** The times in a JWT's payload, in seconds since 1970 (RFC 7519 §4.1). */
const timesOf = (token: string): Times => {
  try {
    const payload = token.split('.')[1] ?? ''
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Times
  } catch {
    return {}
  }
}

/** When a token expires by its own times, in milliseconds; 0 if it can't be read. */
const expiryOf = (token: string): number => (timesOf(token).exp ?? 0) * 1000

/**
 * When a token that has just been received expires by this device's clock, which may be hours wrong: its lifetime counts
 * from now.
 */
const expiryFromNow = (token: string): number => {
  const { iat, exp = 0 } = timesOf(token)
  return iat === undefined ? exp * 1000 : Date.now() + (exp - iat) * 1000
}

/** `guest_{timestamp}_{32 hex digits}`: the id is the only key to a guest's cart, so it must not be guessable (contract §4). */
const newGuestId = (): string => `guest_${Date.now()}_${newId()}`

/** `expired` means that the server ended the session: the shopper is a guest again, and must be told why. */
export type Session =
  | { status: 'signed-in'; user: User; guestId: string }
  | { status: 'guest' | 'expired'; user?: undefined; guestId: string }

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  ['_id', 'name', 'phone', 'role'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  )

/** Personal data as opposed to the device's: removed when the session ends. */
const PERSONAL = [
  STORAGE_KEYS.user,
  STORAGE_KEYS.token,
  STORAGE_KEYS.tokenExpiry,
  STORAGE_KEYS.cart,
  STORAGE_KEYS.formerAddress,
  STORAGE_KEYS.wishlist,
  STORAGE_KEYS.recentlyViewed,
  STORAGE_KEYS.pin,
] as const

/** Unsent input, which nobody but its owner is shown: kept for their return unless they log out. */
const UNSENT = [STORAGE_KEYS.cartChanges, STORAGE_KEYS.checkout, STORAGE_KEYS.drafts] as const

/**
 * The current shopper. The value is in local storage, so it survives a reload and is shared by all tabs; this store
 * notifies React and this tab of changes.
 */
export class SessionStore {
  readonly #store = atom(this.#read('guest'))

  /** Notifies of each change. */
  readonly store: ReadableAtom<Session> = this.#store

  constructor() {
    // The server has no other tabs.
    globalThis.addEventListener?.('storage', this.#onOtherTab)
  }

  readonly read = (): Session => this.#store.get()

  /** The current ID token. Read it for each request, because another tab may have renewed it. */
  get token(): string | undefined {
    return readText(STORAGE_KEYS.token)
  }

  /** When the token expires by this device's clock, in milliseconds. */
  get tokenExpiry(): number {
    // Former versions stored only the token.
    return Number(readText(STORAGE_KEYS.tokenExpiry)) || expiryOf(this.token ?? '')
  }

  start({ user, token }: Pick<SignedIn, 'user' | 'token'>): void {
    this.storeToken(token)
    writeJson(STORAGE_KEYS.user, user)
    this.#refresh()
  }

  /** Stores a token that has just been received. */
  storeToken(token: string): void {
    writeText(STORAGE_KEYS.token, token)
    writeText(STORAGE_KEYS.tokenExpiry, String(expiryFromNow(token)))
  }

  /** Updates the user after a change of name, email or role. */
  changeUser(user: User): void {
    writeJson(STORAGE_KEYS.user, user)
    this.#refresh()
  }

  /** Logs out: removes all personal data, and gives the next guest a new id (spec §4). */
  end(): void {
    for (const name of [...PERSONAL, ...UNSENT]) forget(name)
    writeText(STORAGE_KEYS.guestId, newGuestId())
    this.#refresh()
  }

  /** Ends a session that the server no longer accepts: the next person on this device may be another. */
  expire(): void {
    if (this.read().status !== 'signed-in') return
    for (const name of PERSONAL) forget(name)
    this.#refresh('expired')
  }

  close(): void {
    removeEventListener('storage', this.#onOtherTab)
  }

  readonly #onOtherTab = (event: StorageEvent): void => {
    // The key is null when storage was cleared.
    if (event.key === null || event.key === STORAGE_KEYS.user || event.key === STORAGE_KEYS.guestId)
      this.#refresh()
  }

  #read(statusWithoutUser: 'guest' | 'expired'): Session {
    const stored = readText(STORAGE_KEYS.guestId)
    const guestId = isGuestId(stored) ? stored : newGuestId()
    if (guestId !== stored) writeText(STORAGE_KEYS.guestId, guestId)
    const user = readJson(STORAGE_KEYS.user, isUser)
    return user && this.token
      ? { status: 'signed-in', user, guestId }
      : { status: statusWithoutUser, guestId }
  }

  #refresh(statusWithoutUser: 'guest' | 'expired' = 'guest'): void {
    this.#store.set(this.#read(statusWithoutUser))
  }
}

export const session = new SessionStore()

/** Server-rendered pages are for a guest without an id, and so without a cart. */
const ANYONE: Session = { status: 'guest', guestId: '' }

export const useSession = (): Session => useStore(session.store, () => ANYONE)

/**
 * The session for calls. It is known even during hydration of a server-rendered page, when the first press may come,
 * so it must not be rendered.
 */
export const useCallingSession = (): Session => useStore(session.store)

/** The signed-in user. Components that use it don't render again when a guest's id becomes known. */
export const useUser = (): User | undefined =>
  useSelected(
    session.store,
    ({ user }) => user,
    () => undefined,
  )

/** The shopper's id in query keys and calls: a user's or a guest's. */
export const shopperId = (current: Session): string => current.user?._id ?? current.guestId
