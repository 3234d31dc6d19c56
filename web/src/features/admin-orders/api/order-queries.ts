import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { callWithHeaders, call } from '#lib/api/api-client.ts'
import type { Order } from '@bartan/contract/orders/schema'

const ORDERS_PAGE = 25

export type OrdersFilter = {
  status?: string
  returns?: string
  phone?: string
  user?: string
  from?: string
  to?: string
}

export type OrdersPage = { orders: Order[]; total: number; next: string | undefined }

export const ordersKey = () => adminKey('orders')

/**
 * Page by page, each by the cursor that the one before ends with. It is read again when the list is opened, and not
 * while it is looked at: a row whose status was changed stays in its place, though the filter would leave it out.
 */
export const ordersQuery = (filter: OrdersFilter) =>
  infiniteQueryOptions({
    queryKey: [...ordersKey(), filter],
    queryFn: async ({ signal, pageParam: cursor }): Promise<OrdersPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/admin/orders',
        // The server refuses an unknown status, with a message to show.
        { query: { ...filter, cursor, limit: String(ORDERS_PAGE) } },
        { signal },
      )
      return {
        orders: reply,
        total: Number(headers.get('x-total-count')),
        next: headers.get('x-next-cursor') ?? undefined,
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const orderKey = (id: string) => adminKey('order', id)

/** An admin may read any order through the customers' own call (contract §6). */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => call('GET /api/orders/:id', { params: { id } }, { signal }),
  })

export const orderCountsKey = () => adminKey('order-counts')

/** What there is to do about orders; shown in the menu of every admin page. */
export const orderCountsQuery = () =>
  queryOptions({
    queryKey: orderCountsKey(),
    queryFn: ({ signal }) => call('GET /api/admin/orders/counts', {}, { signal }),
    staleTime: 60_000,
  })
