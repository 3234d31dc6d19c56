import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'

/** An account and the outcome of its orders. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: adminKey('user', id),
    queryFn: ({ signal }) => call('GET /api/admin/users/:id', { params: { id } }, { signal }),
  })
