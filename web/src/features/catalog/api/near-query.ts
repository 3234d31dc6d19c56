import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { listQuery } from './product-queries.ts'
import type { Filters } from '../filters.ts'

/** A row of them. */
const MOST = 4

/** The first products of a list that is wider than the one that was asked for. */
export const nearQuery = (collection: string, filters: Filters) => {
  const query = { ...listQuery(collection, filters), limit: MOST }
  return queryOptions({
    queryKey: ['near', query],
    queryFn: ({ signal }) => call('GET /api/products', { query }, { signal }),
  })
}
