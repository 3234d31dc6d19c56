import {
  getOrder,
  listMyOrders,
  cancelOrder,
  decideReturn,
  exchangeAtOnce,
  notePickup,
  payRefund,
  requestReturn,
  requestReturnFor,
} from '@bartan/contract/orders/endpoints'
import { receiveParcel } from '@bartan/contract/orders/under-way-endpoints'
import { handle, handlePage } from '#http/framework/route.ts'
import type { OrdersService } from './orders.service.ts'
import type { ParcelsService } from './returns/parcels.service.ts'
import type { RefundsService } from './returns/refunds.service.ts'
import type { ReturnedParcelsService } from './returns/returned-parcels.service.ts'
import type { ReturnsService } from './returns/returns.service.ts'

export type Returns = {
  returns: ReturnsService
  refunds: RefundsService
  parcels: ParcelsService
  returnedParcels: ReturnedParcelsService
}

export const orderRoutes = (orders: OrdersService) => [
  handlePage(listMyOrders, ({ caller, query }) => orders.listMine(caller, query)),
  handle(getOrder, ({ caller, params }) => orders.open(caller, params.id)),
  handle(cancelOrder, ({ caller, params }) => orders.cancel(caller, params.id)),
]

export const returnRoutes = ({ returns, refunds, parcels, returnedParcels }: Returns) => [
  handle(requestReturn, ({ caller, params, body }) => returns.request(caller, params.id, body)),
  handle(requestReturnFor, ({ caller, params, body }) =>
    returns.requestFor(caller, params.id, body),
  ),
  handle(decideReturn, ({ caller, params, body }) => returns.decide(caller, params.id, body)),
  handle(exchangeAtOnce, ({ caller, params, body }) =>
    returnedParcels.exchangeAtOnce(caller, params.id, body.lines),
  ),
  handle(notePickup, ({ caller, params, body }) =>
    returnedParcels.notePickup(caller, params.id, body),
  ),
  handle(payRefund, ({ caller, params, body }) => refunds.pay(caller, params.id, body)),
  handle(receiveParcel, ({ caller, params, body }) =>
    parcels.receive(caller, params.id, body.lines ?? []),
  ),
]
