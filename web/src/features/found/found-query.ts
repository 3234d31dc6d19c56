import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

/** What the shop says of a page instead of what follows from it. */
export const foundQuery = (page: string) =>
  queryOptions({
    queryKey: ['found', page],
    queryFn: ({ signal, meta }) => call('GET /api/found', { query: { page } }, { signal, meta }),
  })
