import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

export const todayQuery = () =>
  queryOptions({
    queryKey: adminKey('today'),
    queryFn: ({ signal }) => call('GET /api/admin/today', {}, { signal }),
    staleTime: 0,
  })
