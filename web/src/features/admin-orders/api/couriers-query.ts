import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** Names of the couriers in the settings. */
export const couriersQuery = () =>
  queryOptions({
    queryKey: adminKey('couriers'),
    queryFn: ({ signal }) => call('GET /api/admin/orders/couriers', {}, { signal }),
  })
