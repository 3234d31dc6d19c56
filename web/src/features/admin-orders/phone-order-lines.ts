import { toPaise, toRupees } from '@bartan/contract/shared/money'
import type { Product } from '@bartan/contract/products/schema'
import { shippingPaise } from '@bartan/contract/checkout/shipping'

/** A product with the choices and the quantity that the caller wants. */
export type WantedLine = {
  key: string
  product: Product
  size: string
  color: string
  quantity: number
}

/** With its first size and colour chosen, as in the shop; both can be changed in the line. */
export const wantedLine = (product: Product): WantedLine => ({
  key: crypto.randomUUID(),
  product,
  size: product.sizes[0] ?? '',
  color: product.colors[0] ?? '',
  quantity: 1,
})

/** What the lines come to, in rupees; the server computes the same. */
export const chargesOf = (lines: readonly WantedLine[]) => {
  const items = lines.reduce(
    (sum, { product, quantity }) => sum + toPaise(product.price) * quantity,
    0,
  )
  const shipping = lines.length === 0 ? 0 : shippingPaise(items)
  return {
    itemsPrice: toRupees(items),
    shippingPrice: toRupees(shipping),
    totalPrice: toRupees(items + shipping),
  }
}

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
