import type { OfferScope } from '@bartan/contract/offers/offer'
import { Bitset } from './bitset.ts'
import type { CatalogIndex, FacetName } from './catalog-index.ts'

const FACETS = {
  categories: 'category',
  brands: 'brand',
  materials: 'material',
  collections: 'collection',
} as const satisfies Partial<Record<keyof OfferScope, FacetName>>

/** The products that an offer may cover, by the facets, without reading products. */
export const idsInScope = (index: CatalogIndex, scope: OfferScope = {}): string[] => {
  const found = index.live.clone()
  for (const field of ['categories', 'brands', 'materials', 'collections'] as const) {
    const values = scope[field]
    if (!values?.length) continue
    const slots = new Bitset()
    for (const value of values)
      index.facets[FACETS[field]].slotsOf(value)?.forEach((slot) => slots.add(slot))
    found.and(slots)
  }
  if (scope.products?.length)
    found.and(Bitset.of(scope.products.flatMap((id) => index.rows.slotOf(id) ?? [])))
  const ids: string[] = []
  found.forEach((slot) => ids.push(index.rows.id(slot)))
  return ids
}

/** Of all products, drafts as well. */
export const idsOfScope = (
  { published, drafts }: Record<'published' | 'drafts', CatalogIndex>,
  scope: OfferScope,
): string[] => [published, drafts].flatMap((index) => idsInScope(index, scope))
