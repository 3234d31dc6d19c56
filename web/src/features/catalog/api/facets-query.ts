import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { listQuery } from './products-query.ts'
import type { Filters } from '../filters.ts'

/** How many products each choice of each filter would leave. Sorting makes no difference to that. */
export const facetsQuery = (collection: string, filters: Filters) => {
  const query = listQuery(collection, { ...filters, sortBy: 'default' })
  return queryOptions({
    queryKey: ['facets', query],
    queryFn: ({ signal }) => call('GET /api/products/facets', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}
