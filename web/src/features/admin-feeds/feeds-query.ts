import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** Few enough to see on a phone what is below. */
export const FEEDS_PAGE = 20

/** What the feeds lack; the server refuses a kind that it does not know. */
export const feedsQuery = (lacks: string, page: number) =>
  queryOptions({
    queryKey: [...adminKey('feeds'), lacks, page],
    queryFn: ({ signal }) =>
      call(
        'GET /api/admin/feeds',
        { query: { lacks, page: String(page), limit: String(FEEDS_PAGE) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
