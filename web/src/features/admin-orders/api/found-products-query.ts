import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'

const MOST = 6

/** A few products that match a name or a SKU. */
export const foundProductsQuery = (search: string) =>
  queryOptions({
    queryKey: adminKey('found-products', search),
    queryFn: ({ signal }) =>
      call('GET /api/admin/products', { query: { search, limit: String(MOST) } }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
