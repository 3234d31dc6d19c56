import type { ListedProduct } from '@bartan/contract/products/listed-schema'
import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callWithHeaders, call } from '#lib/api/api-client.ts'
import { toSearch } from '#lib/paths.ts'
import { LISTS, writeFilters, type Filters } from './filters.ts'

/** Divisible by two, three and four columns, so that every page ends with a full row. */
const PAGE_SIZE = 24

/** Number of products before a page of a list. */
export const beforePage = (page: number): number => (page - 1) * PAGE_SIZE

/** Number of products on a page of a list. */
export const comingOn = (page: number, total: number): number =>
  Math.min(PAGE_SIZE, Math.max(0, total - beforePage(page)))

export type ProductsPage = {
  /** Identifies the list: all its pages have the same value. */
  list: string
  products: ListedProduct[]
  total: number
  read: SearchReading
}

/** Filters that the server found in the search words. */
export type SearchReading = {
  /** A price as a query: `max=500`. */
  price: string | undefined
  /** Measures such as "5 L". */
  measures: readonly string[]
  /** Words that match no product and were ignored. */
  leftOut: readonly string[]
}

const partsOf = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const readingOf = (headers: Headers): SearchReading => ({
  price: headers.get('x-search-price') ?? undefined,
  measures: partsOf(headers.get('x-search-measure')),
  leftOut: partsOf(headers.get('x-search-left-out')).map(decodeURIComponent),
})

/** Filters in the API's form: the address's query plus the collection. */
export const listQuery = (collection: string, filters: Filters) => ({
  ...writeFilters({
    ...filters,
    // Sorted, so that the CDN has one copy of a list for any order of choices.
    ...Object.fromEntries(LISTS.map((name) => [name, filters[name].toSorted()])),
  }),
  collection: collection === ALL_COLLECTION ? undefined : collection,
})

/** A collection, page by page from `firstPage`. The previous list stays visible while another loads. */
export const productsQuery = (collection: string, filters: Filters, firstPage = 1) => {
  const query = listQuery(collection, filters)
  return infiniteQueryOptions({
    queryKey: ['products', query, firstPage],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal, meta }): Promise<ProductsPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/products',
        { query: { ...query, limit: PAGE_SIZE, page: pageParam } },
        { signal, meta },
      )
      const total = Number(headers.get('x-total-count') ?? reply.length)
      return { list: toSearch(query), products: reply, total, read: readingOf(headers) }
    },
    getNextPageParam: ({ total }, _pages, page) =>
      page * PAGE_SIZE < total ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  })
}

/** Number of products with the measure of a search, which come first; 0 if no others follow. */
export const countMeasured = (pages: readonly ProductsPage[]): number =>
  pages[0]?.read.measures.length
    ? Math.max(
        0,
        pages.flatMap(({ products }) => products).findIndex(({ match }) => !match),
      )
    : 0

/** Number of products for each option of each filter; independent of sorting. */
export const facetsQuery = (collection: string, filters: Filters) => {
  const query = listQuery(collection, { ...filters, sortBy: 'default' })
  return queryOptions({
    queryKey: ['facets', query],
    queryFn: ({ signal, meta }) => call('GET /api/products/facets', { query }, { signal, meta }),
    placeholderData: keepPreviousData,
  })
}
