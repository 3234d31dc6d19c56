import {
  changeOrderStatus,
  countOrders,
  deleteOrder,
  listCouriers,
  listOrders,
} from '@bartan/contract/orders/admin-endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import { handle, handlePage } from '#http/framework/route.ts'
import type { AdminOrdersService } from './admin-orders.service.ts'

export const adminOrderRoutes = (orders: AdminOrdersService) => [
  handlePage(listOrders, ({ query, caller }) => {
    // Packers don't see what is short (contract §20).
    if (query.short !== undefined && caller.role === 'packer')
      throw new AppError('forbidden', reason('not_allowed'))
    return orders.list(query)
  }),
  handle(countOrders, () => orders.counts()),
  handle(listCouriers, () => orders.couriers()),
  handle(changeOrderStatus, ({ params, body, caller }) =>
    orders.changeStatus(params.id, { ...body, to: body.status, by: caller }),
  ),
  handle(deleteOrder, ({ params, caller }) => orders.remove(params.id, caller)),
]
