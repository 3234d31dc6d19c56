import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryEntry, arbitraryFilters } from '../testing/arbitrary-catalog.ts'
import { CatalogIndex } from './catalog-index.ts'
import { countFacets } from './count-facets.ts'
import { listProducts } from './list-products.ts'

it('a color or size counts what a list finds by it as the only one', () => {
  const entries = fc.uniqueArray(arbitraryEntry, { selector: ({ product }) => product._id })
  fc.assert(
    fc.property(entries, arbitraryFilters, (all, filters) => {
      const index = new CatalogIndex()
      index.apply(all.map((entry) => ({ id: entry.product._id, version: entry.version, entry })))
      const { color, size } = countFacets(index, filters)
      for (const [facet, counts] of Object.entries({ color, size }))
        for (const { value, count } of counts) {
          const alone = { ...filters, [facet]: [value] }
          const query = { filters: alone, sortBy: 'default', limit: 1, page: 1 } as const
          expect(listProducts(index, query).total).toBe(count)
        }
    }),
    { numRuns: 300 },
  )
})
