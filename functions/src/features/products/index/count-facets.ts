import type { Facets, ProductFilters } from '@bartan/contract/products/schema'
import type { FilterName } from '@bartan/contract/products/rules'
import type { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { filterSets, passing } from './filter-sets.ts'
import type { FilterSets } from './filter-sets.ts'

/**
 * What each choice of each filter would leave. A filter's own setting is left out of its counts, so that a shopper
 * who chose Red still sees how many are Blue.
 */
export const countFacets = (
  index: CatalogIndex,
  filters: ProductFilters,
): Pick<Facets, 'category' | 'color' | 'size' | 'material' | 'brand' | 'price' | 'total'> => {
  const sets = filterSets(index, filters)
  const all = passing(index, sets)
  const without = (name: FilterName) => candidates(index, sets, all, name)
  const { category, color, size, material, brand } = index.facets
  return {
    category: category.counts(without('category')),
    color: color.counts(without('color')),
    size: size.counts(without('size')),
    material: material.counts(without('material')),
    brand: brand.counts(without('brand')),
    price: priceRange(index, without('price')),
    total: all.count(),
  }
}

const candidates = (index: CatalogIndex, sets: FilterSets, all: Bitset, name: FilterName) =>
  sets.has(name) ? passing(index, sets, name) : all

const priceRange = (index: CatalogIndex, candidate: Bitset): { min: number; max: number } => {
  const { slots } = index.orders.priceAsc
  const isCandidate = (slot: number) => candidate.has(slot)
  const cheapest = slots.find(isCandidate)
  const dearest = slots.findLast(isCandidate)
  return {
    min: cheapest === undefined ? 0 : index.rows.price(cheapest),
    max: dearest === undefined ? 0 : index.rows.price(dearest),
  }
}
