import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

export const similarProductsQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id, 'similar'],
    queryFn: ({ signal }) => call('GET /api/products/similar/:id', { params: { id } }, { signal }),
  })
