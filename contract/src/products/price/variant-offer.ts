import type { Paise, Rupees } from '../../shared/money.ts'
import { variantOf } from '../variants.ts'
import type { OriginalPriceOf } from './original-price.ts'

type Prices<Money extends Paise | Rupees> = {
  price: Money
  listPrice?: Money | undefined
  originalPrice?: Money | undefined
  originalPriceOf?: OriginalPriceOf | undefined
  mrp?: Money | undefined
}

type Whole<Money extends Paise | Rupees> = Prices<Money> & { saleEndsAt?: string | undefined }

type Offer<Money extends Paise | Rupees> = {
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
  const { price, listPrice = price, originalPrice = price, mrp = product.mrp } = variant
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

type Choice = { size?: string | undefined; color?: string | undefined }

const isAmong = (options: readonly string[], value = ''): boolean =>
  options.length === 0 ? value === '' : options.includes(value)

/** The same for a size and color; undefined if that isn't sold: an admin may have changed it since it was chosen. */
export const offerOf = <Money extends Paise | Rupees, V extends Prices<Money> & Choice>(
  product: Whole<Money> &
    Omit<V, keyof Choice> & {
      sizes: readonly string[]
      colors: readonly string[]
      variants?: readonly V[] | undefined
    },
  choice: Choice,
): (Omit<V, keyof Choice> & Offer<Money>) | undefined => {
  const { sizes, colors, variants } = product
  if (variants) {
    const variant = variantOf(variants, choice)
    return variant && variantOffer<Money, V>(product, variant)
  }
  return isAmong(sizes, choice.size) && isAmong(colors, choice.color)
    ? variantOffer<Money, typeof product>(product, product)
    : undefined
}
