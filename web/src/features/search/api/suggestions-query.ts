import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

/** Up to eight products for what has been typed so far; blanks alone are not sent. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['suggestions', typed.toLowerCase()],
    queryFn: ({ signal }) => call('GET /api/products/suggest', { query: { q: typed } }, { signal }),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
