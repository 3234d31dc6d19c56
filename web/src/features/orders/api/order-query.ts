import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { mine } from '#lib/api/query-client.ts'

export const orderQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: mine(userId, 'order', id),
    queryFn: ({ signal }) => call('GET /api/orders/:id', { params: { id } }, { signal }),
  })
