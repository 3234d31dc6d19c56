import { placePhoneOrder } from '@bartan/contract/checkout/endpoints'
import { handle } from '#http/framework/route.ts'
import type { PhoneOrdersService } from './phone-orders.service.ts'

export const phoneOrderRoutes = (orders: PhoneOrdersService) => [
  handle(placePhoneOrder, ({ body, caller }) => orders.place(body, caller)),
]
