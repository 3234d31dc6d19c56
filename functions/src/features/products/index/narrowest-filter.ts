import type { FilterName } from '@bartan/contract/products/rules'
import type { CatalogIndex } from './catalog-index.ts'
import { filterSets, matchingExcept } from './filter-sets.ts'
import type { CatalogFilters } from './filter-sets.ts'

/** For an empty list: the filter whose removal yields the most products; undefined if no single removal helps. */
export const narrowestFilter = (
  index: CatalogIndex,
  filters: CatalogFilters,
): FilterName | undefined => {
  const sets = filterSets(index, filters)
  const without = (name: FilterName) => matchingExcept(index, sets, name).count()
  const names = [...sets.keys()].filter((name) => name !== 'variant')
  const ways = names.map((name) => ({ name, total: without(name) }))
  const best = ways.reduce<(typeof ways)[number] | undefined>(
    (widest, way) => (way.total > (widest?.total ?? 0) ? way : widest),
    undefined,
  )
  return best?.name
}
