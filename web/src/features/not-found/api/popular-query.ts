import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

export const POPULAR_LIMIT = 4

export const popularQuery = queryOptions({
  queryKey: ['products', 'popular'],
  queryFn: ({ signal, meta }) =>
    call(
      'GET /api/products',
      { query: { sortBy: 'popularity', limit: POPULAR_LIMIT } },
      { signal, meta },
    ),
})
