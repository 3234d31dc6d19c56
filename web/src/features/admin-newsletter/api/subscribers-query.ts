import type { Subscriber } from '@bartan/contract/newsletter/schema'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { call, callWithHeaders } from '#lib/api/api-client.ts'

export const SUBSCRIBERS_PAGE = 50

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
      query: { page: String(page), limit: String(ADMIN_LIST_LIMIT) },
    })
    all.push(...part)
    if (part.length < ADMIN_LIST_LIMIT) return all
  }
}
