import type { IncompleteProduct } from '@bartan/contract/products/admin-schema'
import { queryOptions } from '@tanstack/react-query'
import { adminListQuery } from '#lib/api/admin-list.ts'
import { call, callWithHeaders } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

const PAGE = 50

export type IncompleteFilter = { missing: string; brand: string }

const taxOf = (isTaxed: boolean) => ({ tax: isTaxed ? '' : 'no' })

export const incompleteQuery = (filter: IncompleteFilter, isTaxed: boolean) =>
  adminListQuery<IncompleteProduct>(
    [...adminKey('incomplete'), filter, isTaxed],
    (cursor, signal) =>
      callWithHeaders(
        'GET /api/admin/compliance',
        { query: { ...filter, ...taxOf(isTaxed), cursor, limit: String(PAGE) } },
        { signal },
      ),
  )

export const incompleteCountsQuery = (isTaxed: boolean) =>
  queryOptions({
    queryKey: [...adminKey('incomplete-counts'), isTaxed],
    queryFn: ({ signal }) =>
      call('GET /api/admin/compliance/counts', { query: taxOf(isTaxed) }, { signal }),
    staleTime: 0,
  })
