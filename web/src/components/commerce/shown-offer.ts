import type { ListedProduct } from '@bartan/contract/products/listed-schema'
import type { Rupees } from '@bartan/contract/shared/money'

type Choice = { size?: string | undefined; color?: string | undefined }

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
  const { match, variants = [], price, originalPrice, priceMax, countInStock } = product
  const whole = { price, originalPrice, countInStock, isFrom: priceMax !== undefined }
  const color = picked ?? match?.color
  if (!match) return { ...whole, size: undefined, color }
  const isPicked = (one: Choice) => one.size === match.size && one.color === picked
  const shown = (picked && variants.find(isPicked)) || match
  return {
    price: shown.price,
    originalPrice: shown.originalPrice,
    countInStock: shown.countInStock,
    isFrom: false,
    size: match.size,
    color,
  }
}
