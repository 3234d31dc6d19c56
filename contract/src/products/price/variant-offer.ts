import type { Paise, Rupees } from '../../shared/money.ts'
import type { OriginalPriceOf } from './original-price.ts'

export type Prices<Money extends Paise | Rupees> = {
  price: Money
  listPrice?: Money | undefined
  originalPrice?: Money | undefined
  originalPriceOf?: OriginalPriceOf | undefined
  mrp?: Money | undefined
}

export type Whole<Money extends Paise | Rupees> = Prices<Money> & {
  saleEndsAt?: string | undefined
}

export type Offer<Money extends Paise | Rupees> = {
  /** Without a sale. */
  listPrice: Money
  /** Struck through: always above the price. */
  originalPrice: Money | undefined
  /** In a sale: what the struck price is. */
  originalPriceOf: OriginalPriceOf | undefined
  saleEndsAt: string | undefined
  mrp: Money | undefined
}

/**
 * What a variant costs at the prices that its product has now, and why: the one answer of card, page, JSON-LD, cart,
 * order and feed. A product without variants is its own.
 */
export const variantOffer = <Money extends Paise | Rupees, V extends Prices<Money>>(
  product: Whole<Money>,
  variant: V,
): V & Offer<Money> => {
  const { price, listPrice = price, originalPrice = price } = variant
  // A product's own MRP below this price is on the package of a cheaper variant.
  const { mrp = (product.mrp ?? 0) < listPrice ? undefined : product.mrp } = variant
  const isInSale = listPrice > price
  return {
    ...variant,
    listPrice,
    originalPrice: originalPrice > price ? originalPrice : undefined,
    originalPriceOf: isInSale ? variant.originalPriceOf : undefined,
    saleEndsAt: isInSale ? product.saleEndsAt : undefined,
    mrp,
  }
}
