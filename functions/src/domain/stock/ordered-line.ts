import type { LineUnits } from '@bartan/contract/cart/rules'
import { namesToCopy } from '@bartan/contract/products/names'
import { offerOf } from '@bartan/contract/products/price/offer-of'
import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import { subtractPaise, type Paise } from '@bartan/contract/shared/money'
import { imageOf, lineKeyOf, type Sellable } from './sellable.ts'

type Wanted = LineUnits & {
  /** Replaces today's price. */
  price?: Paise | undefined
}

/** An order line of a product as it is now. Throws if that size and color don't exist. */
export const orderedLine = (product: Sellable, wanted: Wanted) => {
  const key = lineKeyOf(product, wanted)
  const offer = offerOf(product, key) ?? variantOffer(product, product)
  const { sku, price, originalPrice, listPrice } = offer
  const cost = offer.cost ?? product.cost
  const off = subtractPaise(listPrice, price)
  return {
    ...key,
    quantity: wanted.quantity,
    sku,
    name: product.name,
    ...namesToCopy(product),
    image: imageOf(product, key.color),
    price: wanted.price ?? price,
    ...(wanted.price === undefined && {
      ...(originalPrice !== undefined && { originalPrice }),
      ...(product.saleId !== undefined && off > 0 && { sale: { id: product.saleId, off } }),
    }),
    ...(product.returnable === false && { returnable: false }),
    ...(product.tax && { tax: product.tax }),
    ...(cost != null && { cost }),
  }
}
