import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** How often it is asked again while somebody looks. */
const AGAIN_MS = 30_000

export const statusQuery = () =>
  queryOptions({
    queryKey: adminKey('status'),
    queryFn: ({ signal }) => call('GET /api/admin/status', {}, { signal }),
    refetchInterval: AGAIN_MS,
  })
