import type { Cart, CartLine } from '@bartan/contract/cart/schema'
import { namesToCopy } from '@bartan/contract/products/names'
import { offerOf } from '@bartan/contract/products/price/offer-of'
import { linesTotal, toRupees } from '@bartan/contract/shared/money'
import type { CartLineDocument } from '#database/documents.ts'
import type { Shopper } from '#domain/caller.ts'
import { imageOf, type Sellable } from '#domain/stock/sellable.ts'

const viewLine = (line: CartLineDocument, product: Sellable | undefined): CartLine => {
  const { productId, size, color, quantity } = line
  const offer = product && offerOf(product, line)
  const countInStock = offer?.countInStock ?? 0
  const { price } = offer ?? (product?.variants ? line : (product ?? line))
  const { originalPrice, saleEndsAt } = offer ?? {}
  return {
    productId,
    ...(offer && { sku: offer.sku }),
    name: product?.name ?? line.name,
    ...namesToCopy(product ?? line),
    image: product ? imageOf(product, color) : line.image,
    price: toRupees(price),
    ...(originalPrice !== undefined && { originalPrice: toRupees(originalPrice) }),
    ...(saleEndsAt !== undefined && { saleEndsAt }),
    ...(price !== line.price && { priceWas: toRupees(line.price) }),
    size,
    color,
    quantity,
    available: countInStock > 0,
    countInStock,
  }
}

/** The size of a reply with 40 lines of usual names in one language. */
const MAX_BYTES = 20_000

const isTooLong = (lines: CartLine[]): boolean =>
  Buffer.byteLength(JSON.stringify(lines)) > MAX_BYTES

/** Beyond the limit, lines drop their translated names. */
const withinBytes = (lines: CartLine[]): CartLine[] => {
  if (!isTooLong(lines)) return lines
  const once = lines.map(({ nameHi: _nameHi, ...line }) => line)
  return isTooLong(once) ? once.map(({ nameIn: _nameIn, ...line }) => line) : once
}

/** The cart with current prices, names and stock; unavailable lines don't count in the total. */
export const viewCart = (
  shopper: Shopper,
  lines: CartLineDocument[],
  products: ReadonlyMap<string, Sellable>,
): Cart => {
  const available = lines.flatMap(({ quantity, ...line }) => {
    const product = products.get(line.productId)
    const offer = product && offerOf(product, line)
    return offer && offer.countInStock > 0 ? [{ price: offer.price, quantity }] : []
  })
  return {
    ...shopper,
    products: withinBytes(lines.map((line) => viewLine(line, products.get(line.productId)))),
    totalPrice: toRupees(linesTotal(available)),
  }
}
