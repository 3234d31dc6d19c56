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
import { isConditional } from './variants/conditions.ts'

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
  const [color = [], size = []] = colorsAndSizes(index, selection)
  const ranges = index.ranges.boundsIn(without('ranges'))
  return {
    category: category.counts(without('category')),
    color,
    size,
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

type Choice = 'color' | 'size'

/** A color counts a product that it would find as the only one chosen, in a variant that fits the other conditions. */
const countChoices = (index: CatalogIndex, selection: Selection, choices: readonly Choice[]) => {
  const { variants, facets, live } = index
  const candidate = live.clone()
  const isOwn = (name: SetName) => choices.some((choice) => choice === name)
  for (const [name, set] of selection.sets) if (!isOwn(name)) candidate.and(set)
  const alternatives = alternativesOf(selection, choices[0])
  const isOfProducts = !alternatives.some(isConditional)
  const { whole, counts } = isOfProducts
    ? { whole: candidate, counts: [] }
    : variants.countEach(candidate, choices, alternatives)
  return choices.map((choice, at) => facets[choice].counts(whole, counts[at]))
}

/** Both in one go, unless one of them was chosen, which then counts for the other alone. */
const colorsAndSizes = (index: CatalogIndex, selection: Selection) =>
  selection.sets.has('color') || selection.sets.has('size')
    ? (['color', 'size'] as const).flatMap((choice) => countChoices(index, selection, [choice]))
    : countChoices(index, selection, ['color', 'size'])

const priceRange = (
  index: CatalogIndex,
  selection: Selection,
  candidate: Bitset,
): { min: Rupees; max: Rupees } => {
  const { min, max } = index.variants.priceRange(candidate, alternativesOf(selection, 'price'))
  return min <= max ? { min: rupees(min), max: rupees(max) } : { min: NO_MONEY, max: NO_MONEY }
}

/** Products of a category, drafts included. */
export const countInCategory = ({ published, drafts }: Catalog, category: string): number =>
  [published, drafts].reduce(
    (count, index) => count + countFacets(index, { category: [category] }).total,
    0,
  )
