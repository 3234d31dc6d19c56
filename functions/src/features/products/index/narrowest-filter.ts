import { FILTER_NAMES, type FilterName } from '@bartan/contract/products/rules'
import type { CatalogIndex } from './catalog-index.ts'
import { matching, selectBy, type CatalogFilters } from './select-products.ts'

/** For an empty list: the filter whose removal yields the most products; undefined if no single removal helps. */
export const narrowestFilter = (
  index: CatalogIndex,
  filters: CatalogFilters,
): FilterName | undefined => {
  const selection = selectBy(index, filters)
  const without = (name: FilterName) => matching(index, selection, name).count()
  const ways = FILTER_NAMES.filter((name) => selection.sets.has(name)).map((name) => ({
    name,
    total: without(name),
  }))
  const best = ways.reduce<(typeof ways)[number] | undefined>(
    (widest, way) => (way.total > (widest?.total ?? 0) ? way : widest),
    undefined,
  )
  return best?.name
}
