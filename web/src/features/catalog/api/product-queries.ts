import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { toSearch } from '#lib/paths.ts'
import { callWithHeaders, call } from '#lib/api/api-client.ts'
import { writeFilters } from '../filters.ts'
import type { Product } from '@bartan/contract/products/schema'
import type { Filters } from '../filters.ts'

/** A multiple of two, three and four columns, so that every page ends with a full row. */
const PAGE_SIZE = 24

export type ProductsPage = {
  /** Which list it is of: pages of the same one have the same text. */
  list: string
  products: Product[]
  total: number
  /** The price that the server read from the words of the search: `max=500`. */
  searchPrice: string | undefined
}

/** The API's filters: the query of the address plus the collection in its path. */
const listQuery = (collection: string, filters: Filters) => ({
  ...writeFilters({
    ...filters,
    // Sorted, so that the CDN keeps one copy of a list in whatever order its choices were pressed.
    size: filters.size.toSorted(),
    material: filters.material.toSorted(),
    brand: filters.brand.toSorted(),
  }),
  collection: collection === ALL_COLLECTION ? undefined : collection,
})

/** A collection, page after page from `firstPage` on. The previous list stays visible while another loads. */
export const productsQuery = (collection: string, filters: Filters, firstPage = 1) => {
  const query = listQuery(collection, filters)
  return infiniteQueryOptions({
    queryKey: ['products', query, firstPage],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }): Promise<ProductsPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/products',
        { query: { ...query, limit: PAGE_SIZE, page: pageParam } },
        { signal },
      )
      const total = Number(headers.get('x-total-count') ?? reply.length)
      const searchPrice = headers.get('x-search-price') ?? undefined
      return { list: toSearch(query), products: reply, total, searchPrice }
    },
    getNextPageParam: ({ total }, _pages, page) =>
      page * PAGE_SIZE < total ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  })
}

/** How many products each choice of each filter would leave. Sorting makes no difference to that. */
export const facetsQuery = (collection: string, filters: Filters) => {
  const query = listQuery(collection, { ...filters, sortBy: 'default' })
  return queryOptions({
    queryKey: ['facets', query],
    queryFn: ({ signal }) => call('GET /api/products/facets', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
