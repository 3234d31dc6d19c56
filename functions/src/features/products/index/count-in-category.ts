import type { Catalog } from './catalog.ts'
import { countFacets } from './count-facets.ts'

/** Products of a category, drafts included. */
export const countInCategory = ({ published, drafts }: Catalog, category: string): number =>
  [published, drafts].reduce(
    (count, index) => count + countFacets(index, { category: [category] }).total,
    0,
  )
