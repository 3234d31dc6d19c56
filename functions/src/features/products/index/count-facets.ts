import type { Facets } from '@bartan/contract/products/schema'
import type { FilterName } from '@bartan/contract/products/rules'
import type { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { filterSets, matchingExcept } from './filter-sets.ts'
import type { CatalogFilters, FilterSets } from './filter-sets.ts'
import type { Catalog } from './catalog.ts'
import type { Rupees } from '@bartan/contract/shared/money'
import { rupees, NO_MONEY } from '@bartan/contract/shared/money'

/**
 * The number of products for each choice of each filter. A filter's own setting is ignored in its counts, so that a
 * shopper who chose Red still sees how many are Blue.
 */
export const countFacets = (
  index: CatalogIndex,
  filters: CatalogFilters,
): Pick<
  Facets,
  'category' | 'color' | 'size' | 'material' | 'brand' | 'countryOfOrigin' | 'price' | 'total'
> => {
  const sets = filterSets(index, filters)
  const all = matchingExcept(index, sets)
  const without = (name: FilterName) => candidates(index, sets, all, name)
  // With variants, only existing combinations are counted.
  const apart = (facet: 'color' | 'size', chosen: string[] | undefined) =>
    chosen?.length ? index.variants.countApart(without(facet), facet, chosen) : undefined
  const { category, color, size, material, brand, countryOfOrigin } = index.facets
  return {
    category: category.counts(without('category')),
    color: color.counts(without('color'), apart('color', filters.size)),
    size: size.counts(without('size'), apart('size', filters.color)),
    material: material.counts(without('material')),
    brand: brand.counts(without('brand')),
    countryOfOrigin: countryOfOrigin.counts(without('countryOfOrigin')),
    price: priceRange(index, without('price')),
    total: all.count(),
  }
}

const candidates = (index: CatalogIndex, sets: FilterSets, all: Bitset, name: FilterName) =>
  sets.has(name) ? matchingExcept(index, sets, name) : all

const priceRange = (index: CatalogIndex, candidate: Bitset): { min: Rupees; max: Rupees } => {
  const { slots } = index.orders.priceAsc
  const isSingle = (slot: number) => candidate.has(slot) && !index.variants.slots.has(slot)
  const priceOf = (slot: number | undefined) => (slot === undefined ? [] : [index.rows.price(slot)])
  const { min, max } = index.variants.priceRange(candidate)
  const least = Math.min(min, ...priceOf(slots.find(isSingle)))
  const most = Math.max(max, ...priceOf(slots.findLast(isSingle)))
  return least <= most
    ? { min: rupees(least), max: rupees(most) }
    : { min: NO_MONEY, max: NO_MONEY }
}

/** Products of a category, drafts included. */
export const countInCategory = ({ published, drafts }: Catalog, category: string): number =>
  [published, drafts].reduce(
    (count, index) => count + countFacets(index, { category: [category] }).total,
    0,
  )
