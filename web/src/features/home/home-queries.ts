import { HOME_TOP_LIMIT } from '@bartan/contract/shared/list-limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

export const bestSellerQuery = queryOptions({
  queryKey: ['best-seller'],
  queryFn: ({ signal, meta }) => call('GET /api/products/best-seller', {}, { signal, meta }),
})

export const newArrivalsQuery = queryOptions({
  queryKey: ['new-arrivals'],
  queryFn: ({ signal, meta }) => call('GET /api/products/new-arrivals', {}, { signal, meta }),
})

/** Spec §2, §9: the eight best-selling products of the first category. */
export const topOfCategoryQuery = (category: string) =>
  queryOptions({
    queryKey: ['products', 'home-top', category],
    queryFn: ({ signal, meta }) =>
      call(
        'GET /api/products',
        { query: { category, sortBy: 'popularity', limit: HOME_TOP_LIMIT } },
        { signal, meta },
      ),
  })
