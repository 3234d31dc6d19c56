import { ALL_COLLECTION, LIST_FILTERS } from '@bartan/contract/products/rules'
import type { ProductFilters } from '@bartan/contract/products/schema'
import type { FilterName } from '@bartan/contract/products/rules'
import type { CollectionRule } from '@bartan/contract/seo/rules'
import type { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { pricedWithin } from './priced-within.ts'
import { slotsOfRule } from './slots-of-rule.ts'

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
  const { collection, rule = null, search, minPrice, maxPrice, inStock, discount, rating } = filters
  const lists = LIST_FILTERS.map((name) => {
    const values = filters[name]
    return values?.length ? index.facets[name].keysOf(valuesIn(values)) : null
  })
  const collections =
    collection === undefined || rule || isAll(collection)
      ? null
      : index.facets.collection.keysOf(collectionsIn(collection))
  const figures = [inStock || null, discount || null, rating]
  return JSON.stringify([rule, collections, ...lists, minPrice, maxPrice, ...figures, search])
}

/** The products that each filter selects by itself; `variant`: those with a chosen color in a chosen size. */
export type FilterSets = ReadonlyMap<FilterName | 'variant', Bitset>

export const filterSets = (index: CatalogIndex, filters: CatalogFilters): FilterSets => {
  const sets = new Map<FilterName | 'variant', Bitset>()
  const { collection, rule } = filters
  if (rule) sets.set('collection', slotsOfRule(index, rule))
  else if (collection !== undefined && !isAll(collection))
    sets.set('collection', index.facets.collection.slotsOfAny(collectionsIn(collection)))
  for (const name of LIST_FILTERS) {
    const values = filters[name]
    // A list of only commas counts as empty, so as no filter.
    if (values?.length) sets.set(name, index.facets[name].slotsOfAny(valuesIn(values)))
  }
  const [inColor, inSize] = [sets.get('color'), sets.get('size')]
  if (inColor && inSize) {
    const both = inColor.clone().and(inSize)
    const variants = index.variants.withBoth(both, filters.color ?? [], filters.size ?? [])
    // A product without variants has all combinations of size and color.
    sets.set('variant', both.andNot(index.variants.slots).or(variants))
  }
  if (filters.minPrice !== undefined || filters.maxPrice !== undefined)
    sets.set('price', pricedWithin(index, filters.minPrice ?? 0, filters.maxPrice ?? Infinity))
  const { inStock, discount, rating } = filters
  if (inStock) sets.set('inStock', index.figures.inStock)
  // 0 percent is any price.
  if (discount) sets.set('discount', index.figures.reducedBy(discount))
  if (rating !== undefined) sets.set('rating', index.figures.ratedFrom(rating))
  const found = filters.search && index.search.find(filters.search, index.orders.popularity.slots)
  if (found) sets.set('search', found.slots)
  return sets
}

/** The sets that are left out together with a filter. */
const belongsTo = (name: FilterName | 'variant', filter: FilterName | undefined): boolean =>
  name === filter || (name === 'variant' && (filter === 'color' || filter === 'size'))

/** The products that pass every filter except one. */
export const matchingExcept = (
  index: CatalogIndex,
  sets: FilterSets,
  leftOut?: FilterName,
): Bitset => {
  const left = index.live.clone()
  for (const [name, set] of sets) if (!belongsTo(name, leftOut)) left.and(set)
  return left
}
