import { asProductId } from '@bartan/contract/products/product-id'
import type { ProductFilters } from '@bartan/contract/products/schema'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryEntry, arbitraryFilters } from '../testing/arbitrary-catalog.ts'
import { anEntry } from '../testing/household.ts'
import { CatalogIndex } from './catalog-index.ts'
import { countFacets } from './count-facets.ts'
import { listProducts } from './list-products.ts'
import type { CatalogEntry } from './product-rows.ts'
import { filterKey } from './select-products.ts'

const indexOf = (entries: readonly CatalogEntry[]) => {
  const index = new CatalogIndex()
  index.apply(entries.map((entry) => ({ id: entry.product._id, version: entry.version, entry })))
  return index
}

const KEY = 200

it('is the same whatever the order and case of values, and whatever is named twice or unknown', () => {
  const index = indexOf([
    anEntry({ _id: asProductId('1'), brand: 'Cello', colors: ['Red', 'Blue'] }),
  ])
  const key = (filters: ProductFilters) => filterKey(index, filters)
  const plain = key({ brand: ['Cello'], color: ['Blue', 'Red'] })
  expect(key({ color: ['RED', 'blue', 'Red', 'Mauve'], brand: ['cello', 'Nobody'] })).toBe(plain)
  expect(key({ collection: 'All', color: ['Red', 'Blue'], brand: ['Cello'] })).toBe(plain)
  const madeUp = Array.from({ length: 100 }, (_, i) => `made-up-${i}`)
  expect(key({ brand: madeUp, color: madeUp }).length).toBeLessThan(KEY)
})

it('tells a filter that nothing passes from none', () => {
  const index = indexOf([anEntry({ _id: asProductId('1'), brand: 'Cello' })])
  expect(filterKey(index, { brand: ['Nobody'] })).not.toBe(filterKey(index, {}))
  expect(filterKey(index, { brand: [] })).toBe(filterKey(index, {}))
  expect(filterKey(index, { collection: 'none' })).not.toBe(filterKey(index, { collection: 'all' }))
})

const answer = (index: CatalogIndex, filters: ProductFilters) => ({
  list: listProducts(index, { filters, sortBy: 'default', limit: 100, page: 1 }),
  facets: countFacets(index, filters),
})

it('is the same only for filters that leave the same products and counts', () => {
  const entries = fc.array(arbitraryEntry, { maxLength: 12 })
  fc.assert(
    fc.property(entries, arbitraryFilters, arbitraryFilters, (products, one, other) => {
      const index = indexOf(products)
      // Half of them differ in one filter alone.
      for (const filters of [other, { ...one, color: other.color }]) {
        const isSame = filterKey(index, one) === filterKey(index, filters)
        expect(answer(index, isSame ? filters : one)).toEqual(answer(index, one))
      }
    }),
    { numRuns: 500 },
  )
})
