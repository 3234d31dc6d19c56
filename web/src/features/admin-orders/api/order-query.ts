import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'

export const orderKey = (id: string) => adminKey('order', id)

/** An admin may read any order through the customers' own call (contract §6). */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => call('GET /api/orders/:id', { params: { id } }, { signal }),
  })
