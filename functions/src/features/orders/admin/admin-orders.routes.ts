import {
  changeOrderStatus,
  countOrders,
  deleteOrder,
  listCouriers,
  listOrders,
} from '@bartan/contract/orders/admin-endpoints'
import { handle, handlePage } from '#http/framework/route.ts'
import type { AdminOrdersService } from './admin-orders.service.ts'

export const adminOrderRoutes = (orders: AdminOrdersService) => [
  handlePage(listOrders, ({ query }) => orders.list(query)),
  handle(countOrders, () => orders.counts()),
  handle(listCouriers, () => orders.couriers()),
  handle(changeOrderStatus, ({ params, body, caller }) =>
    orders.changeStatus(params.id, { ...body, to: body.status, by: caller }),
  ),
  handle(deleteOrder, ({ params, caller }) => orders.remove(params.id, caller)),
]
