import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import type { ListedProduct } from '@bartan/contract/products/listed-schema'
import { variantOf } from '@bartan/contract/products/variants'

/**
 * What a card offers: what fits the list's conditions, in another color if one is picked on the card; without
 * conditions the lowest price of all.
 */
export const shownOffer = (product: ListedProduct, picked?: string) => {
  const { match, variants, priceMax } = product
  const { size, color } = { ...match, ...(picked && { color: picked }) }
  const meant =
    match && variants && (variantOf(variants, { size, color }) ?? variantOf(variants, match))
  // Whether other sizes or colors cost more.
  const isFrom = !match && priceMax !== undefined
  return { ...variantOffer(product, meant ?? product), isFrom, size, color }
}
