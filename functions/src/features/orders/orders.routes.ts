import { getOrder, listMyOrders } from '@bartan/contract/order'
import { handle } from '../../http/route.ts'
import type { OrdersService } from './orders.service.ts'

export const orderRoutes = (orders: OrdersService) => [
  handle(listMyOrders, ({ caller }) => orders.listMine(caller)),
  handle(getOrder, ({ caller, params }) => orders.open(caller, params.id)),
]
