import type { ListedProduct } from '@bartan/contract/products/listed-schema'
import type { Rupees } from '@bartan/contract/shared/money'

/** What a card offers: a variant, or the product with the lowest price of several. */
export type ShownOffer = {
  price: Rupees
  originalPrice: Rupees | undefined
  /** Whether other sizes or colors cost more. */
  isFrom: boolean
  countInStock: number
  size: string | undefined
  color: string | undefined
}

/** The offer of a product in a list: what fits the list's conditions, in another color if one is picked on the card. */
export const shownOffer = (product: ListedProduct, picked?: string): ShownOffer => {
  const { match, variants, priceMax } = product
  const inColor = picked
    ? variants?.find(({ size, color }) => size === match?.size && color === picked)
    : undefined
  const { price, originalPrice, countInStock } = (match && (inColor ?? match)) ?? product
  return {
    price,
    originalPrice,
    countInStock,
    isFrom: !match && priceMax !== undefined,
    size: match?.size,
    color: picked ?? match?.color,
  }
}
