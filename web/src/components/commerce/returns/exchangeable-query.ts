import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

/** A product as it is sold now, for what it can be exchanged for. */
export const exchangeableQuery = (id: string) =>
  queryOptions({
    queryKey: ['exchangeable', id],
    queryFn: ({ signal }) => call('GET /api/products/:id', { params: { id } }, { signal }),
  })
