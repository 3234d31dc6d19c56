import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { mine } from '../../../lib/query-client.ts'

export const myOrdersQuery = (userId: string) =>
  queryOptions({
    queryKey: mine(userId, 'orders'),
    queryFn: ({ signal }) => call('GET /api/orders/my-orders', {}, { signal }),
  })
