import { RULE_LISTS, type CollectionRule, type RuleList } from '@bartan/contract/seo/rules'
import type { Bitset } from './bitset.ts'
import type { CatalogIndex, FacetName } from './catalog-index.ts'

const FACETS = {
  categories: 'category',
  materials: 'material',
  brands: 'brand',
  tags: 'tag',
  collections: 'collection',
} as const satisfies Record<RuleList, FacetName>

/** The products of a ruled collection, without reading products. */
export const slotsOfRule = (index: CatalogIndex, rule: CollectionRule): Bitset => {
  const found = index.live.clone()
  for (const list of RULE_LISTS) {
    const values = rule[list]
    if (values?.length) found.and(index.facets[FACETS[list]].slotsOfAny(values))
  }
  const { minPrice = 0, maxPrice = Infinity } = rule
  if (minPrice > 0 || maxPrice < Infinity) found.and(index.variants.costing({ minPrice, maxPrice }))
  return found
}
