import { getOrder, listMyOrders } from '@bartan/contract/order'
import { cancelOrder } from '@bartan/contract/order-changes'
import { handle } from '../../http/route.ts'
import type { OrdersService } from './orders.service.ts'

export const orderRoutes = (orders: OrdersService) => [
  handle(listMyOrders, ({ caller }) => orders.listMine(caller)),
  handle(getOrder, ({ caller, params }) => orders.open(caller, params.id)),
  handle(cancelOrder, ({ caller, params }) => orders.cancel(caller, params.id)),
]
