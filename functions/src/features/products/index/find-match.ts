import type { Match } from '@bartan/contract/products/listed-schema'
import { matchOf } from '@bartan/contract/products/price/match-of'
import { measuresIn } from '@bartan/contract/products/search-measure/read-measures'
import type { CatalogIndex } from './catalog-index.ts'
import { facetKey } from './facet-column.ts'
import { conditionsOf, type Selection } from './select-products.ts'
import { valuesIn } from './variants/sold-rows.ts'
import type { FittingRow } from './variants/variant-rows.ts'

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
      if (found) return { place: found.place, price: found.price, measures: measured }
    }
    return undefined
  }
}

type Values = readonly string[]

const among = (values: Values, keys: ReadonlySet<string>): string | undefined =>
  keys.size > 0 ? values.find((value) => keys.has(facetKey(value))) : undefined

/** Makes a match as it is sent. No product is read for it. */
export const matchMaker = (
  { rows, variants }: CatalogIndex,
  { filters, found }: Selection,
): ((slot: number, found: Found) => Match) => {
  const sizeKeys = new Set(filters.size?.map(facetKey))
  const colorKeys = new Set(filters.color?.map(facetKey))
  const measures = new Set(found?.measures.map(({ key }) => key))
  const isMeasured = (size: string) => measuresIn(size).some((key) => measures.has(key))
  const sizeIn = (sizes: Values) =>
    among(sizes, sizeKeys) ?? (measures.size > 0 ? sizes.find(isMeasured) : undefined)
  const colorIn = (colors: Values) => among(colors, colorKeys)
  return (slot, { place }) => {
    const isVariant = place !== WHOLE
    const { price, originalPrice, countInStock, size, color } = variants.sold(
      slot,
      isVariant ? place : 0,
    )
    const sold = { sku: rows.sku(slot, place + 1), price, originalPrice, countInStock }
    return matchOf(sold, {
      size: isVariant ? size || undefined : sizeIn(valuesIn(size)),
      color: isVariant ? color || undefined : colorIn(valuesIn(color)),
    })
  }
}
