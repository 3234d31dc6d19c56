import {
  createCheckout,
  finalizeCheckout,
  placePhoneOrder,
} from '@bartan/contract/checkout/endpoints'
import { handle } from '#http/framework/route.ts'
import type { CheckoutService } from './checkout.service.ts'
import type { PhoneOrdersService } from './phone-orders.service.ts'

export const checkoutRoutes = (checkout: CheckoutService) => [
  handle(createCheckout, ({ caller, body }) => checkout.create(caller, body)),
  handle(finalizeCheckout, ({ caller, params }) => checkout.finalize(caller, params.id)),
]

export const phoneOrderRoutes = (orders: PhoneOrdersService) => [
  handle(placePhoneOrder, ({ body, caller }) => orders.place(body, caller)),
]
