import type { Product } from '@bartan/contract/products/schema'
import { lineOf } from '@bartan/contract/testing/people'
import { choose, type Random } from '@bartan/demo-shop/random'
import type { Call } from '../measuring/drive.ts'

const LINES_PER_CART = 4

export const anyLine = (products: readonly Product[], random: Random) =>
  lineOf(choose(products, random), 1, (all) => choose(all, random))

/** Guests who each add four products to their cart, one call after another. */
export const addToCartCalls = (products: readonly Product[], random: Random) => {
  const salt = Math.floor(random() * 1e9).toString(36)
  let added = 0
  return (): Call => {
    const guestId = `guest_${1_760_000_000_000 + Math.floor(added++ / LINES_PER_CART)}_${salt}`
    return { method: 'POST', path: '/api/cart', body: { guestId, ...anyLine(products, random) } }
  }
}
