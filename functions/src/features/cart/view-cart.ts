import type { Cart, CartLine } from '@bartan/contract/cart/schema'
import { linesTotal, toRupees } from '@bartan/contract/shared/money'
import type { Shopper } from '#domain/caller.ts'
import { isOffered, imageOf } from '#domain/stock/sellable.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import type { StoredLine } from './cart-lines.ts'

/** Units of the line's product, in its size and colour, that can be had now. */
const stockOf = (line: StoredLine, product: Sellable | undefined): number =>
  product && isOffered(product, line) ? product.countInStock : 0

const viewLine = (line: StoredLine, product: Sellable | undefined): CartLine => {
  const { productId, size, color, quantity } = line
  const countInStock = stockOf(line, product)
  const { nameHi } = product ?? line
  return {
    productId,
    name: product?.name ?? line.name,
    ...(nameHi && { nameHi }),
    image: product ? imageOf(product, color) : line.image,
    price: toRupees(product?.price ?? line.price),
    ...(product && product.price !== line.price && { priceWas: toRupees(line.price) }),
    size,
    color,
    quantity,
    available: countInStock > 0,
    countInStock,
  }
}

/**
 * The cart as it is now: prices, names and stock come from the products, and unavailable lines are not in the total.
 */
export const viewCart = (
  shopper: Shopper,
  lines: StoredLine[],
  products: ReadonlyMap<string, Sellable>,
): Cart => {
  const available = lines.flatMap(({ quantity, ...line }) => {
    const product = products.get(line.productId)
    return product && stockOf({ quantity, ...line }, product) > 0
      ? [{ price: product.price, quantity }]
      : []
  })
  return {
    ...shopper,
    products: lines.map((line) => viewLine(line, products.get(line.productId))),
    totalPrice: toRupees(linesTotal(available)),
  }
}
