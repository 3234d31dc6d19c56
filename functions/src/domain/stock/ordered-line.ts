import type { LineKey, LineUnits } from '@bartan/contract/cart/rules'
import { namesToCopy } from '@bartan/contract/products/names'
import { subtractPaise } from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import { imageOf, lineKeyOf, offerOf } from './sellable.ts'
import type { Sellable } from './sellable.ts'

type Wanted = LineUnits & {
  /** Replaces today's price. */
  price?: Paise | undefined
}

/** The sale, and its reduction per unit. */
const saleOf = ({ sale }: Sellable, key: LineKey, price: Paise) => {
  if (!sale) return undefined
  const { price: without } = offerOf(sale.without, key) ?? sale.without
  return without > price ? { id: sale.id, off: subtractPaise(without, price) } : undefined
}

/** An order line of a product as it is now. Throws if that size and color don't exist. */
export const orderedLine = (product: Sellable, wanted: Wanted) => {
  const key = lineKeyOf(product, wanted)
  const offer = offerOf(product, key) ?? product
  const { sku, price, originalPrice } = offer
  const cost = offer.cost ?? product.cost
  const isReduced = originalPrice !== undefined && originalPrice > price
  const sale = wanted.price === undefined ? saleOf(product, key, price) : undefined
  return {
    ...key,
    quantity: wanted.quantity,
    sku,
    name: product.name,
    ...namesToCopy(product),
    image: imageOf(product, key.color),
    price: wanted.price ?? price,
    ...(isReduced && wanted.price === undefined && { originalPrice }),
    ...(sale && { sale }),
    ...(product.returnable === false && { returnable: false }),
    ...(product.tax && { tax: product.tax }),
    ...(cost != null && { cost }),
  }
}
