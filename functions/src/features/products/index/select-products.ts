import { RANGE_NAMES } from '@bartan/contract/products/fields/plain-fields'
import { ALL_COLLECTION, LIST_FILTERS, type FilterName } from '@bartan/contract/products/rules'
import type { ProductFilters } from '@bartan/contract/products/schema'
import type { CollectionRule } from '@bartan/contract/seo/rules'
import type { SearchResult } from '../search/search-result.ts'
import type { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { slotsOfRule } from './slots-of-rule.ts'
import type { Conditions } from './variants/conditions.ts'

/** `rule` is the collection's, if it is ruled. */
export type CatalogFilters = ProductFilters & { rule?: CollectionRule | undefined }

/** A comma may separate two collections, or be part of a name. */
const collectionsIn = (collection: string): string[] => [collection, ...collection.split(',')]

/** A category may have a comma in its name. */
const valuesIn = (values: readonly string[]): string[] => [...values, values.join(', ')]

const isAll = (collection: string): boolean => collection.toLowerCase() === ALL_COLLECTION

/**
 * A canonical text of filters: equal for filters that select the same products, whatever their order, case, repeats and
 * unknown values. A filter without matches differs from no filter.
 */
export const filterKey = (index: CatalogIndex, filters: CatalogFilters): string => {
  const { collection, rule = null, ...others } = filters
  const collections =
    collection === undefined || rule || isAll(collection)
      ? null
      : index.facets.collection.keysOf(collectionsIn(collection))
  // Every filter that there is, so that a new one can't be forgotten here.
  const values = Object.entries(others).flatMap(([name, value]): [string, unknown][] => {
    const list = LIST_FILTERS.find((one) => one === name)
    if (list && Array.isArray(value))
      return value.length > 0 ? [[name, index.facets[list].keysOf(valuesIn(value))]] : []
    if (name === 'ranges') return Object.entries(others.ranges ?? {})
    return value === undefined || value === false ? [] : [[name, value]]
  })
  const inOrder = values.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([rule, collections, inOrder])
}

/** Filters that hold for one and the same variant, apart from the price. */
const OF_VARIANT = ['color', 'size', 'inStock', 'discount'] as const

/** A filter as a shopper sees it, or all numbers that a call asks for. */
export type SetName = FilterName | 'ranges'

export type Selection = {
  /**
   * The products that each filter selects by itself. Where it concerns variants, at least those: what holds for one and
   * the same variant is for its row to say.
   */
  sets: ReadonlyMap<SetName, Bitset>
  /** The products that fit the price, if nothing else is asked of a variant. */
  priced: Bitset | undefined
  filters: CatalogFilters
  found: SearchResult | undefined
}

export const selectBy = (index: CatalogIndex, filters: CatalogFilters): Selection => {
  const sets = new Map<SetName, Bitset>()
  const { collection, rule, minPrice, maxPrice, inStock, discount, rating, ranges } = filters
  if (rule) sets.set('collection', slotsOfRule(index, rule))
  else if (collection !== undefined && !isAll(collection))
    sets.set('collection', index.facets.collection.slotsOfAny(collectionsIn(collection)))
  for (const name of LIST_FILTERS) {
    const values = filters[name]
    // A list of only commas counts as empty, so as no filter.
    if (values?.length) sets.set(name, index.facets[name].slotsOfAny(valuesIn(values)))
  }
  if (minPrice !== undefined || maxPrice !== undefined)
    sets.set('price', index.variants.mayCost({ minPrice, maxPrice }))
  if (inStock) sets.set('inStock', index.figures.inStock)
  // 0 percent is any price.
  if (discount) sets.set('discount', index.figures.reducedBy(discount))
  if (rating !== undefined) sets.set('rating', index.figures.ratedFrom(rating))
  const chosen = RANGE_NAMES.flatMap((name) => {
    const range = ranges?.[name]
    return range ? [index.ranges.within(name, range)] : []
  })
  const [first, ...further] = chosen
  if (first) {
    for (const set of further) first.and(set)
    sets.set('ranges', first)
  }
  const found = filters.search
    ? index.search.find(filters.search, index.orders.popularity.slots)
    : undefined
  if (found) sets.set('search', found.slots)
  const isPriceAlone = OF_VARIANT.every((name) => !sets.has(name)) && !found?.measures.length
  const priced = isPriceAlone ? sets.get('price')?.clone() : undefined
  if (priced) index.variants.keepFitting(priced, [{ minPrice, maxPrice }])
  return { sets, priced, filters, found }
}

/** What is asked of a variant; without measures, which are wishes. */
export const conditionsOf = ({ filters }: Selection, leftOut?: SetName): Conditions => {
  const { color, size, minPrice, maxPrice, inStock, discount } = filters
  return {
    ...(leftOut !== 'color' && color?.length && { color: valuesIn(color) }),
    ...(leftOut !== 'size' && size?.length && { size: valuesIn(size) }),
    ...(leftOut !== 'price' && { minPrice, maxPrice }),
    ...(leftOut !== 'inStock' && { inStock }),
    ...(leftOut !== 'discount' && { discount }),
  }
}

/**
 * The conditions of which a variant must fulfill one. What has the measure of a search may have it in another variant
 * than what fits without: a measure is a wish, unless nothing but measures was searched for.
 */
export const alternativesOf = (selection: Selection, leftOut?: SetName): Conditions[] => {
  const conditions = conditionsOf(selection, leftOut)
  const found = leftOut === 'search' ? undefined : selection.found
  if (!found || found.measures.length === 0) return [conditions]
  const measured = { ...conditions, measures: found.measures, measured: 1 }
  return found.isByMeasure ? [measured] : [conditions, measured]
}

/** Whether the rows must be asked: one condition alone is told by the sets. */
const needsRows = ({ sets, priced, found }: Selection, leftOut: SetName | undefined): boolean => {
  if (sets.has('price') && leftOut !== 'price') return priced === undefined
  const others = OF_VARIANT.filter((name) => sets.has(name) && name !== leftOut).length
  return others + (leftOut !== 'search' && found?.isByMeasure ? 1 : 0) > 1
}

/** The products that pass every filter, or every one except one. */
export const matching = (index: CatalogIndex, selection: Selection, leftOut?: SetName): Bitset => {
  const { sets, priced } = selection
  const left = index.live.clone()
  for (const [name, set] of sets)
    if (name !== leftOut) left.and(name === 'price' ? (priced ?? set) : set)
  if (needsRows(selection, leftOut))
    index.variants.keepFitting(left, alternativesOf(selection, leftOut))
  return left
}
