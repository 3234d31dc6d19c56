import type { Facets } from '@bartan/contract/products/schema'
import { rupees, NO_MONEY, type Rupees } from '@bartan/contract/shared/money'
import type { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { Catalog } from './catalog.ts'
import {
  alternativesOf,
  matching,
  selectBy,
  type CatalogFilters,
  type Selection,
  type SetName,
} from './select-products.ts'
import { isConditional } from './variant-rows.ts'

/**
 * The number of products for each choice of each filter. A filter's own setting is ignored in its counts, so that a
 * shopper who chose Red still sees how many are Blue.
 */
export const countFacets = (
  index: CatalogIndex,
  filters: CatalogFilters,
): Pick<
  Facets,
  | 'category'
  | 'color'
  | 'size'
  | 'material'
  | 'brand'
  | 'countryOfOrigin'
  | 'price'
  | 'ranges'
  | 'total'
> => {
  const selection = selectBy(index, filters)
  const all = matching(index, selection)
  const without = (name: SetName) => candidates(index, selection, all, name)
  const { category, material, brand, countryOfOrigin } = index.facets
  const ranges = index.ranges.boundsIn(without('ranges'))
  return {
    category: category.counts(without('category')),
    color: countChoices(index, selection, 'color'),
    size: countChoices(index, selection, 'size'),
    material: material.counts(without('material')),
    brand: brand.counts(without('brand')),
    countryOfOrigin: countryOfOrigin.counts(without('countryOfOrigin')),
    price: priceRange(index, selection, without('price')),
    ...(ranges && { ranges }),
    total: all.count(),
  }
}

const candidates = (index: CatalogIndex, selection: Selection, all: Bitset, name: SetName) =>
  selection.sets.has(name) ? matching(index, selection, name) : all

/** A color counts a product that it would find as the only one chosen, in a variant that fits the other conditions. */
const countChoices = (index: CatalogIndex, selection: Selection, facet: 'color' | 'size') => {
  const { variants, facets, live } = index
  const candidate = live.clone()
  for (const [name, set] of selection.sets) if (name !== facet) candidate.and(set)
  const alternatives = alternativesOf(selection, facet)
  if (!alternatives.some(isConditional)) return facets[facet].counts(candidate)
  const ofVariants = variants.countEach(candidate, facet, alternatives)
  return facets[facet].counts(candidate.andNot(variants.slots), ofVariants)
}

const priceRange = (
  index: CatalogIndex,
  selection: Selection,
  candidate: Bitset,
): { min: Rupees; max: Rupees } => {
  const { slots } = index.orders.priceAsc
  const isSingle = (slot: number) => candidate.has(slot) && !index.variants.slots.has(slot)
  const priceOf = (slot: number | undefined) => (slot === undefined ? [] : [index.rows.price(slot)])
  const alternatives = alternativesOf(selection, 'price')
  const { min, max } = index.variants.priceRange(candidate, alternatives)
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
