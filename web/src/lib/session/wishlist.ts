import type { Choice } from '@bartan/contract/products/price/match-of'
import type { ProductId } from '@bartan/contract/products/product-id'
import { WISHLIST_LIMIT } from '@bartan/contract/shared/list-limits'
import type { Wishlist } from '@bartan/contract/wishlist/endpoints'
import { atom } from 'nanostores'
import { call } from '#lib/api/api-client.ts'
import { STORAGE_KEYS, readJson, writeJson } from '#lib/storage/local-store.ts'
import { useSelected } from '#lib/storage/use-store.ts'
import { session } from './session.ts'

/**
 * The shopper's wishlist, newest first. A guest's is stored in local storage. A customer's is on the server; the copy
 * here fills the hearts before it answers.
 */
type Kept = Wishlist & { owner: string }

/** Owner of a guest's wishlist. */
const GUEST = ''
const NOTHING: Wishlist = { productIds: [] }

const isKept = (value: unknown): value is Kept => {
  const { owner, productIds } = (value ?? {}) as Partial<Kept>
  return typeof owner === 'string' && Array.isArray(productIds)
}

const read = (): Kept => readJson(STORAGE_KEYS.wishlist, isKept) ?? { owner: GUEST, ...NOTHING }

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
const shown = (kept: Kept): Wishlist =>
  kept.owner === GUEST || kept.owner === customer() ? kept : NOTHING

/** The wishlist from before login. */
export const guestWishlist = (): Wishlist => {
  const kept = wishlist.get()
  return kept.owner === GUEST ? kept : NOTHING
}

/** An earlier version of the shop kept ids alone. */
const store = ({ productIds, choices }: Wishlist) => {
  const own = { owner: customer(), productIds, choices }
  writeJson(STORAGE_KEYS.wishlist, own)
  wishlist.set(own)
}

const put = (productId: ProductId, isInWishlist: boolean, choice: Choice) => {
  const { productIds, choices } = shown(wishlist.get())
  const others = productIds.filter((id) => id !== productId)
  store({
    productIds: isInWishlist ? [productId, ...others].slice(0, WISHLIST_LIMIT) : others,
    choices: { ...choices, [productId]: isInWishlist ? choice : undefined },
  })
}

let underWay = 0

/** Stores the server's wishlist, except where a heart was pressed meanwhile. */
export const storeWishlist = (own: Wishlist): void => {
  if (underWay === 0) store(own)
}

/**
 * Adds a product to the wishlist, in this size and color, or removes it, optimistically.
 * @throws if the server refuses, after undoing it
 */
export const setInWishlist = async (
  productId: ProductId,
  isInWishlist: boolean,
  choice: Choice,
): Promise<void> => {
  const owner = customer()
  put(productId, isInWishlist, choice)
  if (owner === GUEST) return
  underWay += 1
  try {
    const params = { productId }
    const own = await (isInWishlist
      ? call('PUT /api/wishlist/:productId', { params, query: choice })
      : call('DELETE /api/wishlist/:productId', { params }))
    // Only the last pending answer is current.
    if (underWay === 1 && customer() === owner) store(own)
  } catch (error) {
    if (customer() === owner) put(productId, !isInWishlist, choice)
    throw error
  } finally {
    underWay -= 1
  }
}

export const useWishlist = (): Wishlist => useSelected(wishlist, shown, () => NOTHING)

export const useIsInWishlist = (productId: ProductId): boolean =>
  useSelected(
    wishlist,
    (kept) => shown(kept).productIds.includes(productId),
    () => false,
  )
