import type { Facets, ProductFilters } from '@bartan/contract/products/schema'
import type { FilterName } from '@bartan/contract/products/rules'
import type { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { filterSets, passing } from './filter-sets.ts'
import type { FilterSets } from './filter-sets.ts'
import type { Catalog } from './catalog.ts'

/**
 * What each choice of each filter would leave. A filter's own setting is left out of its counts, so that a shopper
 * who chose Red still sees how many are Blue.
 */
export const countFacets = (
  index: CatalogIndex,
  filters: ProductFilters,
): Pick<
  Facets,
  'category' | 'color' | 'size' | 'material' | 'brand' | 'countryOfOrigin' | 'price' | 'total'
> => {
  const sets = filterSets(index, filters)
  const all = passing(index, sets)
  const without = (name: FilterName) => candidates(index, sets, all, name)
  // Of a product with variants, only what comes together is counted.
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
  sets.has(name) ? passing(index, sets, name) : all

const priceRange = (index: CatalogIndex, candidate: Bitset): { min: number; max: number } => {
  const { slots } = index.orders.priceAsc
  const isSingle = (slot: number) => candidate.has(slot) && !index.variants.slots.has(slot)
  const priceOf = (slot: number | undefined) => (slot === undefined ? [] : [index.rows.price(slot)])
  const { min, max } = index.variants.priceRange(candidate)
  const least = Math.min(min, ...priceOf(slots.find(isSingle)))
  const most = Math.max(max, ...priceOf(slots.findLast(isSingle)))
  return least <= most ? { min: least, max: most } : { min: 0, max: 0 }
}

/** Products of a category, drafts included. */
export const countInCategory = ({ published, drafts }: Catalog, category: string): number =>
  [published, drafts].reduce(
    (count, index) => count + countFacets(index, { category: [category] }).total,
    0,
  )
