import type { Order, OrderStatus } from '@bartan/contract/order'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey } from '../../../lib/admin-key.ts'
import { callWithHeaders } from '../../../lib/api-client.ts'

export const ORDERS_PAGE = 25

export type OrdersFilter = {
  status?: string
  phone?: string
  user?: string
  from?: string
  to?: string
  page: number
}

export type OrdersPage = { orders: Order[]; total: number }

export const ordersKey = () => adminKey('orders')

export const ordersQuery = ({ page, status, ...filter }: OrdersFilter) =>
  queryOptions({
    queryKey: [...ordersKey(), { page, status, ...filter }],
    queryFn: async ({ signal }): Promise<OrdersPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/admin/orders',
        // The server refuses an unknown status, with a message to show.
        {
          query: {
            ...filter,
            status: status as OrderStatus | '',
            page: String(page),
            limit: String(ORDERS_PAGE),
          },
        },
        { signal },
      )
      return { orders: reply, total: Number(headers.get('x-total-count')) }
    },
    placeholderData: keepPreviousData,
  })
