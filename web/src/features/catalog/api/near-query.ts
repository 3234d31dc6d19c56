import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { listQuery } from './product-queries.ts'
import type { Filters } from '../filters.ts'

/** As many as fill one row on a wide screen. */
const PRODUCTS_OF_A_ROW = 4

/** The first products of a list that is wider than the one that was asked for. */
export const nearQuery = (collection: string, filters: Filters) => {
  const query = { ...listQuery(collection, filters), limit: PRODUCTS_OF_A_ROW }
  return queryOptions({
    queryKey: ['near', query],
    queryFn: ({ signal }) => call('GET /api/products', { query }, { signal }),
  })
}
