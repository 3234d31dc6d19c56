import type { Subscriber } from '@bartan/contract/newsletter/schema'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callWithHeaders } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'

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

/** Reads by cursor, so that a subscriber who leaves meanwhile shifts no others. */
export const allSubscribers = async (): Promise<Subscriber[]> => {
  const all: Subscriber[] = []
  let cursor = ''
  do {
    const { reply, headers } = await callWithHeaders('GET /api/admin/subscribers', {
      query: { cursor, limit: String(ADMIN_LIST_LIMIT) },
    })
    all.push(...reply)
    cursor = headers.get('x-next-cursor') ?? ''
  } while (cursor)
  return all
}
