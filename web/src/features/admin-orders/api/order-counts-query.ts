import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'

export const orderCountsKey = () => adminKey('order-counts')

/** What there is to do about orders; shown in the menu of every admin page. */
export const orderCountsQuery = () =>
  queryOptions({
    queryKey: orderCountsKey(),
    queryFn: ({ signal }) => call('GET /api/admin/orders/counts', {}, { signal }),
    staleTime: 60_000,
  })
