import type { ProductId } from '@bartan/contract/products/product-id'
import { WISHLIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { atom } from 'nanostores'
import { call } from '#lib/api/api-client.ts'
import { STORAGE_KEYS, readJson, writeJson } from '#lib/storage/local-store.ts'
import { useSelected } from '#lib/storage/use-store.ts'
import { session } from './session.ts'

/**
 * The shopper's wishlist, newest first. A guest's is stored in local storage. A customer's is on the server; the copy
 * here fills the hearts before it answers.
 */
type Wishlist = { owner: string; productIds: readonly ProductId[] }

/** Owner of a guest's wishlist. */
const GUEST = ''
const NOTHING: readonly ProductId[] = []

const isWishlist = (value: unknown): value is Wishlist =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'productIds' in value &&
  Array.isArray(value.productIds) &&
  value.productIds.every((id) => typeof id === 'string')

const read = (): Wishlist =>
  readJson(STORAGE_KEYS.wishlist, isWishlist) ?? { owner: GUEST, productIds: NOTHING }

const wishlist = atom(read())

/** Reads storage again: another tab, a login or a logout may have changed it. */
const refresh = () => wishlist.set(read())

session.store.listen(refresh)
// The server has no other tabs.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || key === STORAGE_KEYS.wishlist) refresh()
})

const customer = (): string => session.read().user?._id ?? GUEST

/** Hides another user's copy; a guest's stays visible until the login has merged it. */
const shownIds = ({ owner, productIds }: Wishlist): readonly ProductId[] =>
  owner === GUEST || owner === customer() ? productIds : NOTHING

export const wishlistIds = (): readonly ProductId[] => shownIds(wishlist.get())

/** The wishlist from before login. */
export const guestWishlist = (): readonly ProductId[] => {
  const { owner, productIds } = wishlist.get()
  return owner === GUEST ? productIds : NOTHING
}

const store = (productIds: readonly ProductId[]) => {
  const own = { owner: customer(), productIds }
  writeJson(STORAGE_KEYS.wishlist, own)
  wishlist.set(own)
}

const put = (productId: ProductId, isInWishlist: boolean) => {
  const others = wishlistIds().filter((id) => id !== productId)
  store(isInWishlist ? [productId, ...others].slice(0, WISHLIST_LIMIT) : others)
}

let underWay = 0

/** Stores the server's wishlist, except where a heart was pressed meanwhile. */
export const storeWishlist = (productIds: readonly ProductId[]): void => {
  if (underWay === 0) store(productIds)
}

/**
 * Adds a product to the wishlist or removes it, optimistically.
 * @throws if the server refuses, after undoing it
 */
export const setInWishlist = async (productId: ProductId, isInWishlist: boolean): Promise<void> => {
  const owner = customer()
  put(productId, isInWishlist)
  if (owner === GUEST) return
  underWay += 1
  try {
    const name = isInWishlist ? 'PUT /api/wishlist/:productId' : 'DELETE /api/wishlist/:productId'
    const { productIds } = await call(name, { params: { productId } })
    // Only the last pending answer is current.
    if (underWay === 1 && customer() === owner) store(productIds)
  } catch (error) {
    if (customer() === owner) put(productId, !isInWishlist)
    throw error
  } finally {
    underWay -= 1
  }
}

export const useWishlistIds = (): readonly ProductId[] =>
  useSelected(wishlist, shownIds, () => NOTHING)

export const useIsInWishlist = (productId: ProductId): boolean =>
  useSelected(
    wishlist,
    (one) => shownIds(one).includes(productId),
    () => false,
  )
