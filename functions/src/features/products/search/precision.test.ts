import { readSearchPrice } from '@bartan/contract/products/search-price/read-search-price'
import { expect, it } from 'vitest'
import { CatalogIndex } from '../index/catalog-index.ts'
import { listProducts } from '../index/list-products.ts'
import { ASSORTMENT } from '../testing/assortment.ts'
import { shopperQueries } from '../testing/shopper-queries.ts'

const index = new CatalogIndex()
index.apply(ASSORTMENT.map((entry) => ({ id: entry.product._id, version: 1, entry })))

const FIRST = 5

const firstHits = (query: string): string[] => {
  const { words: search, minPrice, maxPrice } = readSearchPrice(query)
  const filters = { search, minPrice, maxPrice }
  const { slots } = listProducts(index, { filters, sortBy: 'default', limit: FIRST, page: 1 })
  return slots.map(index.rows.id)
}

type Judged = ReturnType<typeof shopperQueries>[number]

/** Of the first five hits, or of as many as there are to be found, the share that is wanted. */
const precisionAtFive = ({ query, wanted }: Judged): number => {
  const places = Math.min(FIRST, wanted.size)
  const hits = firstHits(query).slice(0, places)
  return hits.filter((id) => wanted.has(id)).length / places
}

const average = (queries: readonly Judged[]): number =>
  queries.reduce((sum, judged) => sum + precisionAtFive(judged), 0) / queries.length

it.each(shopperQueries('shopper'))('$query', (judged) => {
  expect([firstHits(judged.query), precisionAtFive(judged)]).toEqual([expect.anything(), 1])
})

it.each([
  ['kinds by which it was tuned', ['kinds', 'asked', 'later'], 0.98],
  ['kinds that it has not seen', ['unseen'], 0.96],
] as const)('puts what was asked for first: %s', (_name, sets, least) => {
  const queries = sets.flatMap(shopperQueries)
  const precision = average(queries)
  expect(precision, `${precision.toFixed(3)} of ${queries.length}`).toBeGreaterThanOrEqual(least)
})

it.each([
  ['pot for a family of four', ''],
  ['tawa for a family of 4 people', ''],
  ['kadhai ke liye', ''],
  ['bucket with lid', ''],
  ['bottle for xyzzyq', 'xyzzyq'],
  ['!!!', '!!!'],
])('%s leaves out: %s', (query, leftOut) => {
  const found = index.search.find(query, index.orders.popularity.slots)
  expect(found?.leftOut.join(' ')).toBe(leftOut)
  expect(found?.ranked.length === 0).toBe(query === '!!!')
})

it.each([
  ['steel dabba', ['canister', 'masala-dabba', 'tiffin-steel']],
  ['pot', ['patila', 'saucepan', 'cooker-5', 'cooker-3']],
  ['pan', ['saucepan', 'tawa-nonstick', 'tawa-iron', 'kadhai-iron', 'kadhai-steel']],
  ['handi', ['patila', 'saucepan', 'cooker-5', 'cooker-3']],
  ['bhagona 5 litre', ['patila']],
] as const)('%s finds what is of that kind, then what may serve instead', (query, wanted) => {
  expect(firstHits(query).slice(0, wanted.length)).toEqual(wanted)
})
