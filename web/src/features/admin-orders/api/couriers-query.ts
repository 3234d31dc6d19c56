import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** Names of the couriers in the settings, which admins alone may read. */
export const couriersQuery = () =>
  queryOptions({
    queryKey: adminKey('couriers'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/settings', {}, { signal })).couriers.map(({ name }) => name),
  })
