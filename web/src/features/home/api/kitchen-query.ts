import { queryOptions } from '@tanstack/react-query'
import { HOME_KITCHEN_LIMIT } from '@bartan/contract/catalog-options'
import { call } from '../../../lib/api-client.ts'

/** Spec §2, §9: the eight best-selling products of the kitchen. */
export const kitchenQuery = queryOptions({
  queryKey: ['products', 'home-kitchen'],
  queryFn: ({ signal }) =>
    call(
      'GET /api/products',
      { query: { category: 'Kitchen', sortBy: 'popularity', limit: HOME_KITCHEN_LIMIT } },
      { signal },
    ),
})
