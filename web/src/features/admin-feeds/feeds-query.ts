import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

/** Few enough that a phone shows what is below. */
export const FEEDS_PAGE = 20

/** Products with missing data; the server refuses an unknown kind. */
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
