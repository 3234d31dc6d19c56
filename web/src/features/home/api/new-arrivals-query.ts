import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

export const newArrivalsQuery = queryOptions({
  queryKey: ['new-arrivals'],
  queryFn: ({ signal }) => call('GET /api/products/new-arrivals', {}, { signal }),
})
