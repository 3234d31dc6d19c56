import { dropRow, patchRow } from '#lib/api/admin-list.ts'
import { changeQueries } from '#lib/api/change-queries.ts'
import { orderKey, ordersKey } from './order-queries.ts'
import type { Order } from '@bartan/contract/orders/schema'
import type { QueryClient } from '@tanstack/react-query'

/** Updates an order wherever it is shown: in its place in the lists, and on its own page. */
export const patchOrder = (client: QueryClient, id: string, change: Partial<Order>): void => {
  patchRow<Order>(client, ordersKey(), id, change)
  changeQueries<Order>(client, { queryKey: orderKey(id), exact: true }, (order) => ({
    ...order,
    ...change,
  }))
}

export const dropOrder = (client: QueryClient, id: string): void => dropRow(client, ordersKey(), id)
