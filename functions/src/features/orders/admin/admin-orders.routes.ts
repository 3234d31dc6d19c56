import {
  changeOrderStatus,
  countOrders,
  deleteOrder,
  listOrders,
} from '@bartan/contract/orders/admin-endpoints'
import { handle } from '#http/framework/route.ts'
import { setPagingHeaders } from '#http/reply/paging-headers.ts'
import type { AdminOrdersService } from './admin-orders.service.ts'

export const adminOrderRoutes = (orders: AdminOrdersService) => [
  handle(listOrders, async ({ query, req, res }) => {
    const { orders: page, ...paging } = await orders.list(query)
    setPagingHeaders(req, res, paging)
    return page
  }),
  handle(countOrders, () => orders.counts()),
  handle(changeOrderStatus, ({ params, body, caller }) =>
    orders.changeStatus(params.id, { ...body, to: body.status, by: caller }),
  ),
  handle(deleteOrder, ({ params, caller }) => orders.remove(params.id, caller)),
]
