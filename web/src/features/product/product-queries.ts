import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal, meta }) =>
      call('GET /api/products/:id', { params: { id } }, { signal, meta }),
  })

export const similarProductsQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id, 'similar'],
    queryFn: ({ signal, meta }) =>
      call('GET /api/products/similar/:id', { params: { id } }, { signal, meta }),
  })
