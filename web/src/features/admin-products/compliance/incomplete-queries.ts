import type { IncompleteProduct } from '@bartan/contract/products/admin-schema'
import { queryOptions } from '@tanstack/react-query'
import { adminListQuery } from '#lib/api/admin-list.ts'
import { call, callWithHeaders } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

const PAGE = 50

export type IncompleteFilter = { missing: string; brand: string }

export const incompleteQuery = (filter: IncompleteFilter) =>
  adminListQuery<IncompleteProduct>([...adminKey('incomplete'), filter], (cursor, signal) =>
    callWithHeaders(
      'GET /api/admin/compliance',
      { query: { ...filter, cursor, limit: String(PAGE) } },
      { signal },
    ),
  )

export const incompleteCountsQuery = () =>
  queryOptions({
    queryKey: adminKey('incomplete-counts'),
    queryFn: ({ signal }) => call('GET /api/admin/compliance/counts', {}, { signal }),
    staleTime: 0,
  })
