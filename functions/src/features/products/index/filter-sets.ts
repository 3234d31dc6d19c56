import { ALL_COLLECTION, LIST_FILTERS } from '@bartan/contract/products/rules'
import type { ProductFilters } from '@bartan/contract/products/schema'
import type { FilterName } from '@bartan/contract/products/rules'
import { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** A comma may part two collections or be in the name of one. */
const collectionsIn = (collection: string): string[] => [collection, ...collection.split(',')]

/** A category may have a comma in its name. */
const valuesIn = (values: readonly string[]): string[] => [...values, values.join(', ')]

const isAll = (collection: string): boolean => collection.toLowerCase() === ALL_COLLECTION

/**
 * What filters come to in this catalog, as a text: the same for all that leave the same products, in whatever order and
 * case, and whatever they name twice or that no product has. A filter that no product passes is told from none.
 */
export const filterKey = (index: CatalogIndex, filters: ProductFilters): string => {
  const { collection, search, minPrice, maxPrice } = filters
  const lists = LIST_FILTERS.map((name) => {
    const values = filters[name]
    return values?.length ? index.facets[name].keysOf(valuesIn(values)) : null
  })
  const collections =
    collection === undefined || isAll(collection)
      ? null
      : index.facets.collection.keysOf(collectionsIn(collection))
  return JSON.stringify([collections, ...lists, minPrice, maxPrice, search])
}

/** The products that each filter in use leaves on its own, and those that have a chosen color in a chosen size. */
export type FilterSets = ReadonlyMap<FilterName | 'variant', Bitset>

export const filterSets = (index: CatalogIndex, filters: ProductFilters): FilterSets => {
  const sets = new Map<FilterName | 'variant', Bitset>()
  const { collection } = filters
  if (collection !== undefined && !isAll(collection))
    sets.set('collection', index.facets.collection.slotsOfAny(collectionsIn(collection)))
  for (const name of LIST_FILTERS) {
    const values = filters[name]
    // A list of nothing but commas counts as empty, that is, as no filter.
    if (values?.length) sets.set(name, index.facets[name].slotsOfAny(valuesIn(values)))
  }
  const [inColor, inSize] = [sets.get('color'), sets.get('size')]
  if (inColor && inSize) {
    const both = inColor.clone().and(inSize)
    const variants = index.variants.withBoth(both, filters.color ?? [], filters.size ?? [])
    // A product without variants comes in each of its sizes in each of its colors.
    sets.set('variant', both.andNot(index.variants.slots).or(variants))
  }
  if (filters.minPrice !== undefined || filters.maxPrice !== undefined)
    sets.set('price', pricedWithin(index, filters.minPrice ?? 0, filters.maxPrice ?? Infinity))
  const found = filters.search && index.search.find(filters.search, index.orders.popularity.slots)
  if (found) sets.set('search', found.slots)
  return sets
}

/** What a filter that is left out takes with it. */
const belongsTo = (name: FilterName | 'variant', filter: FilterName | undefined): boolean =>
  name === filter || (name === 'variant' && (filter === 'color' || filter === 'size'))

/** The products that pass every filter except the one left out. */
export const passing = (index: CatalogIndex, sets: FilterSets, leftOut?: FilterName): Bitset => {
  const left = index.live.clone()
  for (const [name, set] of sets) if (!belongsTo(name, leftOut)) left.and(set)
  return left
}

/** Both bounds belong to the range (contract §3); a product with variants is there if one of them is (contract §11). */
const pricedWithin = (index: CatalogIndex, min: number, max: number): Bitset => {
  const { price } = index.rows
  const { slots } = index.orders.priceAsc
  const within = new Bitset()
  const end = firstWhere(slots, (slot) => price(slot) > max)
  for (let at = firstWhere(slots, (slot) => price(slot) >= min); at < end; at++)
    within.add(slots[at] ?? 0)
  return within.andNot(index.variants.slots).or(index.variants.pricedWithin(min, max))
}

/** Binary search: the first place where `isPast` holds, given that it holds everywhere after. */
const firstWhere = (slots: Uint32Array, isPast: (slot: number) => boolean): number => {
  let low = 0
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isPast(slots[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
