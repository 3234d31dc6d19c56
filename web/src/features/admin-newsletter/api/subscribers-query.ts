import type { Subscriber } from '@bartan/contract/newsletter/schema'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call, callWithHeaders } from '#lib/api/api-client.ts'

export const SUBSCRIBERS_PAGE = 50
/** The most that one call returns (contract/src/shared/paging.ts). */
const EXPORT_PAGE = 1000

export const subscribersQuery = (page: number) =>
  queryOptions({
    queryKey: [...adminKey('subscribers'), page],
    queryFn: async ({ signal }) => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/admin/subscribers',
        { query: { page: String(page), limit: String(SUBSCRIBERS_PAGE) } },
        { signal },
      )
      return { subscribers: reply, total: Number(headers.get('x-total-count')) }
    },
    placeholderData: keepPreviousData,
  })

export const allSubscribers = async (): Promise<Subscriber[]> => {
  const all: Subscriber[] = []
  for (let page = 1; ; page += 1) {
    const part = await call('GET /api/admin/subscribers', {
      query: { page: String(page), limit: String(EXPORT_PAGE) },
    })
    all.push(...part)
    if (part.length < EXPORT_PAGE) return all
  }
}
