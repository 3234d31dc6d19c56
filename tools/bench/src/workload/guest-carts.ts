import type { Product } from '@bartan/contract/products/schema'
import { choose, type Random } from '@bartan/demo-shop/random'
import type { Call } from '../measuring/drive.ts'

const LINES_PER_CART = 4

export const lineOf = ({ _id, sizes, colors }: Product, random: Random) => ({
  productId: _id,
  size: sizes.length > 0 ? choose(sizes, random) : '',
  color: colors.length > 0 ? choose(colors, random) : '',
  quantity: 1,
})

/** Asks for the totals of carts with four lines. */
export const quoteCalls = (products: readonly Product[], random: Random) => (): Call => ({
  method: 'POST',
  path: '/api/checkout/quote',
  body: {
    checkoutItems: Array.from({ length: LINES_PER_CART }, () =>
      lineOf(choose(products, random), random),
    ),
  },
})

/** Guests who each add four products to their cart, one call after another. */
export const addToCartCalls = (products: readonly Product[], random: Random) => {
  const salt = Math.floor(random() * 1e9).toString(36)
  let added = 0
  return (): Call => {
    const guestId = `guest_${1_760_000_000_000 + Math.floor(added++ / LINES_PER_CART)}_${salt}`
    const line = lineOf(choose(products, random), random)
    return { method: 'POST', path: '/api/cart', body: { guestId, ...line } }
  }
}
