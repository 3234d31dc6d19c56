import type { Order } from '@bartan/contract/orders/schema'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#lib/api/api-client.ts'
import { ownKey } from '#lib/api/query-client.ts'

export const myOrdersKey = (userId: string) => ownKey(userId, 'orders')

export type MyOrdersPage = { orders: Order[]; total: number }

const loaded = (pages: readonly MyOrdersPage[]): number =>
  pages.reduce((sum, { orders }) => sum + orders.length, 0)

/** The customer's orders, newest first, page by page. */
export const myOrdersQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...myOrdersKey(userId), 'list'],
    queryFn: async ({ signal, pageParam }): Promise<MyOrdersPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/orders/my-orders',
        // The first page has no page parameter: that address is cached for offline use.
        { query: { page: pageParam === 1 ? '' : String(pageParam) } },
        { signal },
      )
      return { orders: reply, total: Number(headers.get('x-total-count') ?? reply.length) }
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) =>
      last.orders.length > 0 && loaded(pages) < last.total ? page + 1 : undefined,
  })

/** The last order, whose address the checkout offers. */
export const lastOrderQuery = (userId: string) =>
  queryOptions({
    queryKey: [...myOrdersKey(userId), 'last'],
    queryFn: ({ signal }) =>
      call('GET /api/orders/my-orders', { query: { limit: '1' } }, { signal }),
  })

export const orderQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ownKey(userId, 'order', id),
    queryFn: ({ signal }) => call('GET /api/orders/:id', { params: { id } }, { signal }),
  })
