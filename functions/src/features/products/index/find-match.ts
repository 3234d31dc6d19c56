import type { Match } from '@bartan/contract/products/listed-schema'
import { matchOf as matchOfChoice } from '@bartan/contract/products/price/match-of'
import type { Product } from '@bartan/contract/products/schema'
import { measuresIn } from '@bartan/contract/products/search-measure/read-measures'
import type { CatalogIndex } from './catalog-index.ts'
import { facetKey } from './facet-column.ts'
import { conditionsOf, type Selection } from './select-products.ts'
import type { FittingRow } from './variant-rows.ts'

/** A product's best variant for what was asked; `measures`: how many of the search's measures it has. */
export type Found = FittingRow & { measures: number }

/** The place of a product without variants. */
const WHOLE = -1

const isAsked = ({ filters, found }: Selection): boolean => {
  const { color, size, minPrice, maxPrice, inStock, discount } = filters
  const isOfChoice = Boolean(color?.length || size?.length || inStock || discount)
  const isOfPrice = minPrice !== undefined || maxPrice !== undefined
  return isOfChoice || isOfPrice || (found?.measures.length ?? 0) > 0
}

/**
 * What of each product fits the conditions on size, color, measure, price, discount and stock (contract §21); undefined
 * if there are none. Products without the measure of a search have no match.
 */
export const matchFinder = (
  index: CatalogIndex,
  selection: Selection,
): ((slot: number) => Found | undefined) | undefined => {
  if (!isAsked(selection)) return undefined
  const { rows, variants } = index
  const conditions = conditionsOf(selection)
  const measures = selection.found?.measures ?? []
  const counts = measures.length === 0 ? [0] : measures.map((_, place) => measures.length - place)
  const finders = counts.map((measured) => ({
    measured,
    find: variants.finder({ ...conditions, measures, measured }),
  }))
  return (slot) => {
    if (!variants.slots.has(slot)) {
      const measured = measures.filter(({ any }) => any.has(slot)).length
      if (measures.length > 0 && measured === 0) return undefined
      return { place: WHOLE, price: rows.price(slot), measures: measured }
    }
    for (const { measured, find } of finders) {
      const found = find(slot)
      if (found) return { ...found, measures: measured }
    }
    return undefined
  }
}

/** The size or color of a product without variants that was asked for. */
const askedFrom = (values: readonly string[], asked: readonly string[] = []) => {
  const keys = new Set(asked.map(facetKey))
  return values.find((value) => keys.has(facetKey(value)))
}

const sizeOf = ({ sizes }: Product, { filters, found }: Selection): string | undefined => {
  const keys = new Set(found?.measures.map(({ key }) => key))
  const isMeasured = (size: string) => measuresIn(size).some((key) => keys.has(key))
  return askedFrom(sizes, filters.size) ?? sizes.find(isMeasured)
}

/** A match as it is sent. */
export const matchOf = (
  index: CatalogIndex,
  selection: Selection,
  slot: number,
  found: Found,
): Match => {
  const product = index.rows.listedProduct(slot)
  const variant = product.variants?.[found.place]
  const size = variant ? variant.size : sizeOf(product, selection)
  const color = variant ? variant.color : askedFrom(product.colors, selection.filters.color)
  return matchOfChoice(product, variant, { size, color })
}
