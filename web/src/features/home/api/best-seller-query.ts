import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

export const bestSellerQuery = queryOptions({
  queryKey: ['best-seller'],
  queryFn: ({ signal }) => call('GET /api/products/best-seller', {}, { signal }),
})
