import type { IncompleteProduct } from '@bartan/contract/products/admin-schema'
import { listText } from '@bartan/contract/shared/address/list-text'
import { adminListQuery } from '#lib/api/admin-list.ts'
import { callWithHeaders } from '#lib/api/api-client.ts'
import { readQuery } from '#lib/api/read-query.ts'
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
        {
          query: {
            ...filter,
            brand: listText([filter.brand]),
            ...taxOf(isTaxed),
            cursor,
            limit: String(PAGE),
          },
        },
        { signal },
      ),
  )

export const incompleteCountsQuery = (isTaxed: boolean) => ({
  ...readQuery([...adminKey('incomplete-counts'), isTaxed], 'GET /api/admin/compliance/counts', {
    query: taxOf(isTaxed),
  }),
  staleTime: 0,
})
