import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CatalogIndex } from '../index/catalog-index.ts'
import { listProducts } from '../index/list-products.ts'
import type { CatalogChange } from '../index/product-rows.ts'
import { arbitraryEntry, arbitraryFilters, arbitrarySort } from '../testing/arbitrary-catalog.ts'

const arbitraryChange = fc.oneof(
  {
    weight: 4,
    arbitrary: arbitraryEntry.map((entry): CatalogChange => {
      const { product, version } = entry
      return { id: product._id, version, entry }
    }),
  },
  {
    weight: 1,
    arbitrary: arbitraryEntry.map(({ product }): CatalogChange => ({
      id: product._id,
      version: 1,
      entry: undefined,
    })),
  },
)
const arbitraryHistory = fc.array(fc.array(arbitraryChange, { maxLength: 12 }), { maxLength: 5 })

it('finds the same, whether the words were read before the changes or after them', () => {
  fc.assert(
    fc.property(arbitraryHistory, arbitraryFilters, arbitrarySort, (history, filters, sortBy) => {
      const [early, late] = [new CatalogIndex(), new CatalogIndex()]
      for (const batch of history) {
        early.search.find('steel', early.orders.popularity.slots)
        early.apply(batch)
        late.apply(batch)
      }
      const query = { filters: { ...filters, search: 'steel' }, sortBy, page: 1, limit: 50 }
      expect(listProducts(late, query)).toEqual(listProducts(early, query))
    }),
  )
})
