import type { ListedProduct } from '@bartan/contract/products/listed-schema'
import { variantOffer } from '@bartan/contract/products/price/variant-offer'

/**
 * What a card offers: what fits the list's conditions, in another color if one is picked on the card; without
 * conditions the lowest price of all.
 */
export const shownOffer = (product: ListedProduct, picked?: string) => {
  const { match, variants, priceMax } = product
  const { size, color } = { ...match, ...(picked && { color: picked }) }
  const inColor = (wanted: string | undefined) =>
    variants?.find((one) => one.size === size && one.color === wanted)
  const meant = match && (inColor(color) ?? inColor(match.color))
  // Whether other sizes or colors cost more.
  const isFrom = !match && priceMax !== undefined
  return { ...variantOffer(product, meant ?? product), isFrom, size, color }
}
