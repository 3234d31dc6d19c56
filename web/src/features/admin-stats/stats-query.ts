import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

export const statsQuery = () =>
  queryOptions({
    queryKey: adminKey('stats'),
    queryFn: ({ signal }) => call('GET /api/admin/stats', {}, { signal }),
  })
