import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'

/** How the shop did in the last days. */
export const statsQuery = (days: 30 | 90) =>
  queryOptions({
    queryKey: [...adminKey('stats'), days],
    queryFn: ({ signal }) => call('GET /api/admin/stats', { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  })
