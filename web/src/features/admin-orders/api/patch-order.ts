import type { Order } from '@bartan/contract/orders/schema'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { orderKey } from './order-query.ts'
import { ordersKey } from './orders-query.ts'
import type { OrdersPage } from './orders-query.ts'

const changeLists = (client: QueryClient, change: (page: OrdersPage) => OrdersPage) =>
  client.setQueriesData<InfiniteData<OrdersPage>>(
    { queryKey: ordersKey() },
    (list) => list && { ...list, pages: list.pages.map(change) },
  )

/** Updates an order wherever it is shown: in its place in the lists, and on its own page. */
export const patchOrder = (client: QueryClient, id: string, change: Partial<Order>): void => {
  changeLists(client, (page) => ({
    ...page,
    orders: page.orders.map((order) => (order._id === id ? { ...order, ...change } : order)),
  }))
  client.setQueryData<Order>(orderKey(id), (order) => (order ? { ...order, ...change } : order))
}

/** Takes a deleted order out of the lists; the other rows stay where they are. */
export const dropOrder = (client: QueryClient, id: string): void => {
  changeLists(client, (page) => {
    const orders = page.orders.filter((order) => order._id !== id)
    return { ...page, orders, total: page.total - (page.orders.length - orders.length) }
  })
}
