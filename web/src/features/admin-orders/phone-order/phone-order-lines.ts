import type { Product } from '@bartan/contract/products/schema'
import { rupeeChargesOf } from '@bartan/contract/checkout/charges'

/** A product with the choices and the quantity that the caller wants. */
export type WantedLine = {
  key: string
  product: Product
  size: string
  color: string
  quantity: number
}

/** With its first size and color chosen, as in the shop; both can be changed in the line. */
export const wantedLine = (product: Product): WantedLine => ({
  key: crypto.randomUUID(),
  product,
  size: product.sizes[0] ?? '',
  color: product.colors[0] ?? '',
  quantity: 1,
})

/** What the lines come to, in rupees. */
export const chargesOf = (lines: readonly WantedLine[]) =>
  rupeeChargesOf(lines.map(({ product, quantity }) => ({ price: product.price, quantity })))

/** As the API expects them: lines of the same choice are merged. */
export const orderItemsOf = (lines: readonly WantedLine[]) => {
  const items = new Map<
    string,
    { productId: string; size: string; color: string; quantity: number; price: number }
  >()
  for (const { product, size, color, quantity } of lines) {
    const key = JSON.stringify([product._id, size, color])
    const known = items.get(key)
    items.set(key, {
      productId: product._id,
      size,
      color,
      price: product.price,
      quantity: quantity + (known?.quantity ?? 0),
    })
  }
  return [...items.values()]
}
