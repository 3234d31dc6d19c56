import { placePhoneOrder } from '@bartan/contract/phone-order'
import { handle } from '../../http/route.ts'
import type { PhoneOrdersService } from './phone-orders.service.ts'

export const phoneOrderRoutes = (orders: PhoneOrdersService) => [
  handle(placePhoneOrder, ({ body, caller }) => orders.place(body, caller)),
]
