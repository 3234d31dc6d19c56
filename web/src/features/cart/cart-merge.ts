import { isSameLine } from '@bartan/contract/cart/rules'
import type { Cart, CartLine } from '@bartan/contract/cart/schema'
import { atom } from 'nanostores'
import { useUser } from '#lib/session/session.ts'
import { useStore } from '#lib/storage/use-store.ts'

/** What a login did with a guest's cart, as far as it may surprise the shopper. */
type CartMerge = {
  userId: string
  /** Lines that were already in the account's cart, with the units that the guest had chosen. */
  waited: readonly { line: CartLine; chosen: number }[]
  /** Chosen as a guest, but missing from the cart, wholly or partly. */
  missed: readonly CartLine[]
}

const lastMerge = atom<CartMerge | undefined>(undefined)

const quantityIn = ({ products }: Cart, line: CartLine): number =>
  products.find((other) => isSameLine(other, line))?.quantity ?? 0

/** Returns whether there is something to tell the shopper. */
export const noteMerge = (userId: string, guests: Cart, merged: Cart): boolean => {
  const waited = merged.products
    .map((line) => ({ line, chosen: quantityIn(guests, line) }))
    .filter(({ line, chosen }) => line.quantity > chosen)
  const missed = guests.products.filter((line) => quantityIn(merged, line) < line.quantity)
  const isNews = waited.length > 0 || missed.length > 0
  lastMerge.set(isNews ? { userId, waited, missed } : undefined)
  return isNews
}

export const forgetMerge = (): void => lastMerge.set(undefined)

export const useCartMerge = (): CartMerge | undefined => {
  const user = useUser()
  const merge = useStore(lastMerge)
  return merge?.userId === user?._id ? merge : undefined
}
