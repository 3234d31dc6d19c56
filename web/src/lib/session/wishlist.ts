import { useSyncExternalStore } from 'react'
import { call } from '#lib/api/api-client.ts'
import { STORAGE_KEYS, readJson, writeJson } from '#lib/storage/local-store.ts'
import { session } from './session.ts'

/**
 * The products that a shopper has put aside, newest first. A guest's wishlist lives in local storage. A customer's is
 * the server's; the copy here fills the hearts before it answers.
 */
type Wishlist = { owner: string; productIds: readonly string[] }

/** The owner of a wishlist that no customer has taken over yet. */
const GUEST = ''
/** As many as the server keeps of a customer's (contract, wishlist.ts, which would bring zod along). */
const LIMIT = 200
const NOTHING: readonly string[] = []

const isWishlist = (value: unknown): value is Wishlist =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'productIds' in value &&
  Array.isArray(value.productIds) &&
  value.productIds.every((id) => typeof id === 'string')

let wishlist: Wishlist | undefined
const listeners = new Set<() => void>()

const read = (): Wishlist =>
  (wishlist ??= readJson(STORAGE_KEYS.wishlist, isWishlist) ?? {
    owner: GUEST,
    productIds: NOTHING,
  })

const customer = (): string => session.read().user?._id ?? GUEST

const notify = () => {
  for (const listener of listeners) listener()
}

/** Storage is the truth: another tab, a login or a logout may have changed it. */
const refresh = () => {
  wishlist = undefined
  notify()
}

const onOtherTab = ({ key }: StorageEvent) => {
  if (key === null || key === STORAGE_KEYS.wishlist) refresh()
}

let stopWatching: (() => void) | undefined

const watch = () => {
  wishlist = undefined
  addEventListener('storage', onOtherTab)
  const leave = session.subscribe(refresh)
  return () => {
    removeEventListener('storage', onOtherTab)
    leave()
  }
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) stopWatching = watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopWatching?.()
  }
}

/** Somebody else's copy shows nothing; a guest's stays in sight until the login has merged it. */
export const wishedIds = (): readonly string[] => {
  const { owner, productIds } = read()
  return owner === GUEST || owner === customer() ? productIds : NOTHING
}

/** What the shopper put aside before logging in. */
export const guestWishes = (): readonly string[] =>
  read().owner === GUEST ? read().productIds : NOTHING

const store = (productIds: readonly string[]) => {
  wishlist = { owner: customer(), productIds }
  writeJson(STORAGE_KEYS.wishlist, wishlist)
  notify()
}

const put = (productId: string, isWished: boolean) => {
  const others = wishedIds().filter((id) => id !== productId)
  store(isWished ? [productId, ...others].slice(0, LIMIT) : others)
}

let underWay = 0

/** What the server has on a customer's wishlist; a heart that was pressed meanwhile knows better. */
export const storeWishlist = (productIds: readonly string[]): void => {
  if (underWay === 0) store(productIds)
}

/** Puts a product on the wishlist or takes it off: at once for the eye; taken back and thrown if the server refuses. */
export const wish = async (productId: string, isWished: boolean): Promise<void> => {
  const owner = customer()
  put(productId, isWished)
  if (owner === GUEST) return
  underWay += 1
  try {
    const name = isWished ? 'PUT /api/wishlist/:productId' : 'DELETE /api/wishlist/:productId'
    const { productIds } = await call(name, { params: { productId } })
    // An answer that others follow is old already.
    if (underWay === 1 && customer() === owner) store(productIds)
  } catch (error) {
    if (customer() === owner) put(productId, !isWished)
    throw error
  } finally {
    underWay -= 1
  }
}

export const useWishedIds = (): readonly string[] =>
  useSyncExternalStore(subscribe, wishedIds, () => NOTHING)

export const useIsWished = (productId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wishedIds().includes(productId),
    () => false,
  )
