import { asProductId } from '@bartan/contract/products/product-id'
import { FILTER_NAMES, LIST_FILTERS } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryEntry, arbitraryFilters, arbitrarySort } from '../testing/arbitrary-catalog.ts'
import { anEntry } from '../testing/household.ts'
import { naiveFacets, naiveList, naiveMatch } from '../testing/naive-catalog.ts'
import { CatalogIndex } from './catalog-index.ts'
import { countFacets } from './count-facets.ts'
import { bestSeller, listProducts, newestProducts } from './list-products.ts'
import { narrowestFilter } from './narrowest-filter.ts'
import type { CatalogChange, CatalogEntry } from './product-rows.ts'

const put = (entry: CatalogEntry): CatalogChange => ({
  id: entry.product._id,
  version: entry.version,
  entry,
})
const gone = (id: string): CatalogChange => ({ id, version: 1, entry: undefined })

const indexOf = (...entries: CatalogEntry[]) => {
  const index = new CatalogIndex()
  index.apply(entries.map(put))
  return index
}

const arbitraryChange = fc.oneof(
  { weight: 4, arbitrary: arbitraryEntry.map(put) },
  { weight: 1, arbitrary: arbitraryEntry.map(({ product }) => gone(product._id)) },
)
/** Several batches, as refreshes bring them. */
const arbitraryHistory = fc.array(fc.array(arbitraryChange, { maxLength: 12 }), { maxLength: 5 })

const play = (history: CatalogChange[][]) => {
  const index = new CatalogIndex()
  const truth = new Map<string, CatalogEntry>()
  for (const batch of history) {
    index.apply(batch)
    for (const { id, entry } of batch)
      if (entry) truth.set(id, entry)
      else truth.delete(id)
  }
  return { index, truth: [...truth.values()] }
}

const byKey = (counts: { value: string; count: number }[]) =>
  Object.fromEntries(counts.map(({ value, count }) => [value.toLowerCase(), count]))

it.each(LIST_FILTERS)('products of these histories have a %s', (name) => {
  const entries = fc.sample(arbitraryEntry, { numRuns: 200, seed: 1 })
  const { price: _price, total: _total, ...counts } = naiveFacets(entries, {})
  expect(Object.keys(counts[name])).not.toEqual([])
})

describe('after any history of changes', () => {
  it('every page of every list is that of a naive filter over all products', () => {
    fc.assert(
      fc.property(
        arbitraryHistory,
        arbitraryFilters,
        arbitrarySort,
        fc.integer({ min: 1, max: 5 }),
        (history, filters, sortBy, limit) => {
          const { index, truth } = play(history)
          const expected = naiveList(truth, filters, sortBy)
          const pages = []
          for (let page = 1; page <= Math.ceil(expected.length / limit) + 1; page++) {
            const listed = listProducts(index, { filters, sortBy, limit, page })
            const { slots, matches, total } = listed
            expect(total).toBe(expected.length)
            for (const [place, slot] of slots.entries()) {
              const entry = truth.find(({ product }) => product._id === index.rows.id(slot))!
              expect(matches[place]).toEqual(naiveMatch(entry, filters))
            }
            pages.push(...slots.map(index.rows.id))
          }
          expect(pages).toEqual(expected)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('facets are the counts of a naive filter with their own filter left out', () => {
    fc.assert(
      fc.property(arbitraryHistory, arbitraryFilters, (history, filters) => {
        const { index, truth } = play(history)
        const { price, total, ranges, ...counts } = countFacets(index, filters)
        const found = Object.fromEntries(
          Object.entries(counts).map(([facet, values]) => [facet, byKey(values)]),
        )
        expect({ ...found, price, total, ranges }).toEqual(naiveFacets(truth, filters))
      }),
      { numRuns: 300 },
    )
  })

  it('the version is that of an index which got the same products at once', () => {
    fc.assert(
      fc.property(arbitraryHistory, (history) => {
        const { index, truth } = play(history)
        expect(index.version).toBe(indexOf(...truth.toReversed()).version)
        expect(index.version).not.toBe(
          indexOf(...truth, anEntry({ _id: asProductId('new') })).version,
        )
        expect(index.listedVersion).toBe(indexOf(...truth.toReversed()).listedVersion)
      }),
    )
  })

  it.each<[string, Partial<Product>, boolean]>([
    ['a sale', { countInStock: 1, updatedAt: '2026-03-03T10:00:00.000Z' }, true],
    ['a change on another day', { updatedAt: '2026-03-04T09:00:00.000Z' }, false],
    ['another picture', { images: [{ url: '/images/other.webp', altText: '' }] }, false],
    ['another collection', { collection: 'Diwali' }, false],
  ])('tells by its version whether %s changes a sitemap', (_, changed, isSame) => {
    const before = { _id: asProductId('a'), countInStock: 2, updatedAt: '2026-03-03T09:00:00.000Z' }
    const index = indexOf(anEntry(before))
    const { listedVersion } = index
    index.apply([put(anEntry({ ...before, ...changed }, { version: 2 }))])
    expect(index.listedVersion === listedVersion).toBe(isSame)
  })

  it('search finds what an index finds which got the same products at once', () => {
    fc.assert(
      fc.property(
        arbitraryHistory,
        fc.constantFrom('steel', 'kids cup', 'plasti', 'red'),
        (history, query) => {
          const { index, truth } = play(history)
          const found = (of: CatalogIndex) =>
            listProducts(of, {
              filters: { search: query },
              sortBy: 'default',
              limit: 100,
              page: 1,
            }).slots.map(of.rows.id)
          expect(found(index)).toEqual(found(indexOf(...truth)))
        },
      ),
    )
  })

  it('the narrowest filter is the one without which a naive filter finds most', () => {
    fc.assert(
      fc.property(arbitraryHistory, arbitraryFilters, (history, filters) => {
        const { index, truth } = play(history)
        const without = (filter: string) => {
          const others = Object.entries(filters).filter(
            ([name]) => (name.endsWith('Price') ? 'price' : name) !== filter,
          )
          return naiveList(truth, Object.fromEntries(others), 'default').length
        }
        const way = narrowestFilter(index, filters)
        const totals = FILTER_NAMES.map(without)
        fc.pre(without('nothing') === 0)
        expect(way ? without(way) : 0).toBe(Math.max(...totals))
      }),
      { numRuns: 300 },
    )
  })
})

it("facets stand in the shop's own order, then by name with numbers as numbers", () => {
  const index = indexOf(
    anEntry({ _id: asProductId('a'), sizes: ['10 inch', 'Large', 'aa'] }),
    anEntry({ _id: asProductId('b'), sizes: ['Small', '9 inch', 'medium'] }),
  )
  expect(countFacets(index, {}).size.map(({ value }) => value)).toEqual([
    'Small',
    'Medium',
    'Large',
    '9 inch',
    '10 inch',
    'aa',
  ])
})

it('lists find a category with a comma in its name, and both of two', () => {
  const index = indexOf(
    anEntry({ _id: asProductId('both'), category: 'Pots, Pans' }),
    anEntry({ _id: asProductId('pans'), category: 'Pans' }),
    anEntry({ _id: asProductId('cups'), category: 'Cups' }),
  )
  const found = (...category: string[]) =>
    listProducts(index, { filters: { category }, sortBy: 'default', limit: 9, page: 1 })
      .slots.map(index.rows.id)
      .toSorted()
  expect(found('Pots', 'Pans')).toEqual(['both', 'pans'])
  expect(found('Pans', 'Cups')).toEqual(['cups', 'pans'])
})

describe('strips', () => {
  it('the best seller is the most sold, the newest of equals; none in an empty shop', () => {
    const index = indexOf(
      anEntry({ _id: asProductId('old'), createdAt: '2026-01-01T00:00:00.000Z' }, { sold: 3 }),
      anEntry({ _id: asProductId('new'), createdAt: '2026-01-02T00:00:00.000Z' }, { sold: 3 }),
      anEntry({ _id: asProductId('newest'), createdAt: '2026-01-03T00:00:00.000Z' }, { sold: 1 }),
    )
    expect(index.rows.id(bestSeller(index)!)).toBe('new')
    expect(newestProducts(index, 2).map(index.rows.id)).toEqual(['newest', 'new'])
    expect(bestSeller(indexOf())).toBeUndefined()
    expect(newestProducts(indexOf(), 8)).toEqual([])
  })
})

it('the narrowest filter is the one without which most is found, where a single one helps', () => {
  const index = indexOf(
    anEntry({ _id: asProductId('a'), colors: ['Red'], brand: 'Royal' }),
    anEntry({ _id: asProductId('b'), colors: ['Red'], brand: 'Royal' }),
    anEntry({ _id: asProductId('c'), colors: ['Blue'], brand: 'Cello' }),
  )
  expect(narrowestFilter(index, { color: ['red'], brand: ['cello'] })).toBe('brand')
  expect(narrowestFilter(index, { search: 'xyzzy', color: ['red'] })).toBe('search')
  expect(narrowestFilter(index, { color: ['Pink'], brand: ['Omax'] })).toBeUndefined()
})
