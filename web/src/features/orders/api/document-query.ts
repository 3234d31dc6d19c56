import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { mine } from '#lib/api/query-client.ts'

/** A document is never changed: once is enough. */
export const documentQuery = (userId: string, id: string, number: string) =>
  queryOptions({
    queryKey: mine(userId, 'document', id, number),
    queryFn: ({ signal }) =>
      call('GET /api/orders/:id/documents/:number', { params: { id, number } }, { signal }),
    staleTime: Infinity,
  })
