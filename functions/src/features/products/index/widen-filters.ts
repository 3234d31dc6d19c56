import type { ProductFilters } from '@bartan/contract/product'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type FilterName, filterSets, passing } from './filter-sets.ts'

export type Widening = { filters: FilterName[]; total: number }

/**
 * The way out of an empty list: the narrowest filter, that is the one without which most products are left; where no
 * single one helps, the next narrowest with it. Nothing where the shop itself is empty or the list is not.
 */
export const widenFilters = (
  index: CatalogueIndex,
  filters: ProductFilters,
): Widening | undefined => {
  const sets = new Map(filterSets(index, filters))
  const removed: FilterName[] = []
  let total = passing(index, sets).count()
  if (total > 0) return undefined
  while (total === 0 && sets.size > 0) {
    const choices = [...sets.keys()].map((name) => ({
      name,
      total: passing(index, sets, name).count(),
      left: sets.get(name)?.count() ?? 0,
    }))
    // When no single filter helps yet, the one that leaves least on its own goes first.
    const narrowest = choices.reduce((a, b) =>
      b.total > a.total || (b.total === a.total && b.left < a.left) ? b : a,
    )
    removed.push(narrowest.name)
    sets.delete(narrowest.name)
    total = narrowest.total
  }
  return total > 0 ? { filters: removed, total } : undefined
}
