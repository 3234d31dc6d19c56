import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** Whether the settings allow sending an exchange before the goods arrive. */
export const exchangeAtOnceQuery = () =>
  queryOptions({
    queryKey: adminKey('exchangeAtOnce'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/settings', {}, { signal })).orders.exchangeAtOnce === true,
  })
