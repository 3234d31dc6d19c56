import { infiniteQueryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call } from '#lib/api/api-client.ts'

const PAGE = 50

export const waitingKey = () => adminKey('waiting-phones')

/** Oldest first; the next page starts after the last entry seen, so that removing rows skips nobody. */
export const waitingQuery = (isAll: boolean) =>
  infiniteQueryOptions({
    queryKey: [...waitingKey(), isAll],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/admin/back-in-stock',
        {
          query: {
            after: pageParam,
            limit: String(PAGE),
            ...(!isAll && { back: 'true' as const }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?._id),
  })
