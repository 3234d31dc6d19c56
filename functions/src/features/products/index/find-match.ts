import type { Match } from '@bartan/contract/products/listed-schema'
import { matchOf } from '@bartan/contract/products/price/match-of'
import { measuresIn } from '@bartan/contract/products/search-measure/read-measures'
import { saidNames } from '../search/said-names.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { facetKey } from './facet-column.ts'
import { conditionsOf, type Selection } from './select-products.ts'
import { valuesIn } from './variants/sold-rows.ts'

/** Finds a product's best variant for what was asked. */
export type MatchFinder = {
  /** How many of the search's measures such a variant has. */
  measures: number
  /** Its row; -1 if none fits. */
  rowOf: (slot: number) => number
}

/** Colors that a search says in words: no condition, but of what fits the conditions, it is wanted so. */
const wishedColors = (index: CatalogIndex, { filters, found }: Selection): string[] =>
  found && filters.search && !filters.color?.length
    ? index.facets.color.keysOf(saidNames(filters.search))
    : []

const isAsked = ({ filters, found }: Selection): boolean => {
  const { color, size, minPrice, maxPrice, inStock, discount } = filters
  const isOfChoice = Boolean(color?.length || size?.length || inStock || discount)
  const isOfPrice = minPrice !== undefined || maxPrice !== undefined
  return isOfChoice || isOfPrice || (found?.measures.length ?? 0) > 0
}

/**
 * Find what of each product fits the conditions on size, color, measure, price, discount and stock (contract §21), with
 * the most measures first, in a color that the search says before any other; none if there are no conditions. Products
 * without the measure of a search have no match.
 */
export const matchFinders = (index: CatalogIndex, selection: Selection): MatchFinder[] => {
  if (!isAsked(selection)) return []
  const { variants, facets } = index
  const wished = wishedColors(index, selection)
  const wishes = wished.length > 0 ? [wished, undefined] : [undefined]
  const conditions = conditionsOf(selection)
  const asked = selection.found?.measures ?? []
  const counts = asked.length === 0 ? [0] : asked.map((_, place) => asked.length - place)
  const finder = (measures: number, color: string[] | undefined): MatchFinder => {
    const measured = { ...conditions, measures: asked, measured: measures }
    const ofVariants = variants.finder(color ? { ...measured, color } : measured)
    const ofColor = color && facets.color.slotsOfAny(color)
    const isFit = (slot: number) =>
      (measures === 0 || asked.filter(({ any }) => any.has(slot)).length >= measures) &&
      ofColor?.has(slot) !== false
    return {
      measures,
      rowOf: (slot) => {
        if (variants.slots.has(slot)) return ofVariants(slot)
        return isFit(slot) ? variants.first(slot) : -1
      },
    }
  }
  return counts.flatMap((measures) => wishes.map((color) => finder(measures, color)))
}

/** Of the finders, the first that finds anything of a product. */
export const finderOf = (finders: readonly MatchFinder[], slot: number): MatchFinder | undefined =>
  finders.find(({ rowOf }) => rowOf(slot) >= 0)

const among = (text: string, keys: ReadonlySet<string>): string | undefined =>
  keys.size > 0 ? valuesIn(text).find((value) => keys.has(facetKey(value))) : undefined

/** Makes a match as it is sent. No product is read for it. */
export const matchMaker = (
  index: CatalogIndex,
  selection: Selection,
): ((slot: number, row: number) => Match) => {
  const { rows, variants } = index
  const { filters, found } = selection
  const sizeKeys = new Set(filters.size?.map(facetKey))
  const colorKeys = new Set(filters.color?.map(facetKey) ?? wishedColors(index, selection))
  const measures = new Set(found?.measures.map(({ key }) => key))
  const isMeasured = (size: string) => measuresIn(size).some((key) => measures.has(key))
  const sizeIn = (sizes: string) =>
    among(sizes, sizeKeys) ?? (measures.size > 0 ? valuesIn(sizes).find(isMeasured) : undefined)
  return (slot, row) => {
    const isVariant = variants.slots.has(slot)
    const { price, originalPrice, countInStock, size, color } = variants.sold(row)
    const sku = rows.sku(slot, isVariant ? row - variants.first(slot) + 1 : 0)
    return matchOf(
      { sku, price, originalPrice, countInStock },
      {
        size: isVariant ? size || undefined : sizeIn(size),
        color: isVariant ? color || undefined : among(color, colorKeys),
      },
    )
  }
}
