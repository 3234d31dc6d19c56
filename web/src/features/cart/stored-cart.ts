import type { Cart } from '@bartan/contract/cart/schema'
import { session, shopperId, type Session } from '#lib/session/session.ts'
import { STORAGE_KEYS, readJson, writeJson } from '#lib/storage/local-store.ts'

const isCart = (value: unknown): value is Cart =>
  typeof value === 'object' &&
  value !== null &&
  'products' in value &&
  Array.isArray(value.products) &&
  'totalPrice' in value &&
  typeof value.totalPrice === 'number'

const ownerIn = (cart: Cart | undefined): string | undefined => cart?.userId ?? cart?.guestId

/** The cart last seen on this device, so that badge and drawer show it before the server answers (spec §3). */
export const storedCart = (shopper: Session): Cart | undefined => {
  const cart = readJson(STORAGE_KEYS.cart, isCart)
  return ownerIn(cart) === shopperId(shopper) ? cart : undefined
}

/** An answer for a shopper who has left isn't stored. */
export const storeCart = (cart: Cart): Cart => {
  if (ownerIn(cart) === shopperId(session.read())) writeJson(STORAGE_KEYS.cart, cart)
  return cart
}
