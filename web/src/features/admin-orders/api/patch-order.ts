import type { Order } from '@bartan/contract/orders/schema'
import type { QueryClient } from '@tanstack/react-query'
import { changePages, changeQueries } from '#lib/api/change-queries.ts'
import { orderKey, ordersKey } from './order-queries.ts'
import type { OrdersPage } from './order-queries.ts'

/** Updates an order wherever it is shown: in its place in the lists, and on its own page. */
export const patchOrder = (client: QueryClient, id: string, change: Partial<Order>): void => {
  changePages<OrdersPage>(client, ordersKey(), (page) => ({
    ...page,
    orders: page.orders.map((order) => (order._id === id ? { ...order, ...change } : order)),
  }))
  changeQueries<Order>(client, { queryKey: orderKey(id), exact: true }, (order) => ({
    ...order,
    ...change,
  }))
}

/** Takes a deleted order out of the lists; the other rows stay where they are. */
export const dropOrder = (client: QueryClient, id: string): void => {
  changePages<OrdersPage>(client, ordersKey(), (page) => {
    const orders = page.orders.filter((order) => order._id !== id)
    return { ...page, orders, total: page.total - (page.orders.length - orders.length) }
  })
}
