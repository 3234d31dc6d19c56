import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { QueryClient } from '@tanstack/react-query'
import {
  adminListQuery,
  dropRow,
  patchRow,
  replaceRow,
  changeQueries,
} from '#lib/api/admin-list.ts'
import { callWithHeaders } from '#lib/api/api-client.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'

const ORDERS_PAGE = 25

/** Filters of order lists outside the main orders page. */
type OrdersFilter =
  | { user: string }
  | { returns: 'open' | 'refund_due' }
  | { comingBack: 'true'; sort: 'oldest' }

export const ordersKey = () => adminKey('orders')

export const ordersQuery = (filter: OrdersFilter) =>
  adminListQuery([...ordersKey(), filter], (cursor, signal) =>
    callWithHeaders(
      'GET /api/admin/orders',
      { query: { ...filter, cursor, limit: String(ORDERS_PAGE) } },
      { signal },
    ),
  )

export const orderKey = (id: string) => adminKey('order', id)

/** Admins may read any order through the customers' call (contract §6). */
export const orderQuery = (id: string) =>
  readQuery(orderKey(id), 'GET /api/orders/:id', { params: { id } })

export const orderCountsKey = () => adminKey('order-counts')

/** Numbers of orders with open tasks, shown in every admin page's menu. */
export const orderCountsQuery = () => ({
  ...readQuery(orderCountsKey(), 'GET /api/admin/orders/counts'),
  staleTime: 60_000,
})

/**
 * Reads again what a change of orders changes beside them: counts, revenue, cash, a customer's figures, stock. The lists
 * keep their rows until they are opened again.
 */
export const refreshBesideOrders = (client: QueryClient): void => {
  for (const name of ['order-counts', 'stats', 'cash', 'user'])
    void client.invalidateQueries({ queryKey: adminKey(name) })
  void client.invalidateQueries({ queryKey: adminKey('products'), refetchType: 'none' })
}

/** Updates an order in all lists and on its own page. */
export const patchOrder = (client: QueryClient, id: string, change: Partial<StaffOrder>): void => {
  patchRow<StaffOrder>(client, ordersKey(), id, change)
  changeQueries<StaffOrder>(client, { queryKey: orderKey(id), exact: true }, (order) => ({
    ...order,
    ...change,
  }))
}

/** What went out over WhatsApp's API is only in the order's own call. */
const withSent = (order: StaffOrder, { messages = [] }: Pick<StaffOrder, 'messages'>) => {
  const sent = messages.filter((message) => 'event' in message)
  return sent.length > 0 ? { ...order, messages: [...(order.messages ?? []), ...sent] } : order
}

/** Replaces an order by the server's answer, so that removed fields disappear here too. */
export const replaceOrder = (client: QueryClient, order: StaffOrder): void => {
  const own = { queryKey: orderKey(order._id), exact: true }
  replaceRow(client, ordersKey(), order)
  client.setQueryData<StaffOrder>(own.queryKey, (known) => known ?? order)
  changeQueries<StaffOrder>(client, own, (known) => withSent(order, known))
  // The change may have sent another.
  if (order.whatsapp) void client.invalidateQueries(own)
}

export const dropOrder = (client: QueryClient, id: string): void => dropRow(client, ordersKey(), id)
