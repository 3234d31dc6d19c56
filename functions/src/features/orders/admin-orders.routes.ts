import { changeOrderStatus, deleteOrder, listOrders } from '@bartan/contract/admin-order'
import { handle } from '../../http/route.ts'
import type { AdminOrdersService } from './admin-orders.service.ts'

export const adminOrderRoutes = (orders: AdminOrdersService) => [
  handle(listOrders, async ({ query, res }) => {
    const page = await orders.list(query)
    res.set('X-Total-Count', String(page.total))
    return page.orders
  }),
  handle(changeOrderStatus, ({ params, body, caller }) =>
    orders.changeStatus(params.id, { to: body.status, from: body.from, by: caller }),
  ),
  handle(deleteOrder, async ({ params, caller }) => {
    await orders.remove(params.id, caller)
    return { message: 'Order deleted' }
  }),
]
