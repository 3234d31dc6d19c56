import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'

export const statsQuery = () =>
  queryOptions({
    queryKey: adminKey('stats'),
    queryFn: ({ signal }) => call('GET /api/admin/stats', {}, { signal }),
  })
