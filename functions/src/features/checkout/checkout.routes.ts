import {
  quoteOffer,
  createCheckout,
  finalizeCheckout,
  placePhoneOrder,
} from '@bartan/contract/checkout/endpoints'
import { handle, handleSession } from '#http/framework/route.ts'
import type { CheckoutService } from './checkout.service.ts'
import type { PhoneOrdersService } from './phone-orders.service.ts'
import type { QuoteService } from './quote.service.ts'

export const checkoutRoutes = (checkout: CheckoutService) => [
  handleSession(createCheckout, ({ session, body }) => checkout.create(session, body)),
  handleSession(finalizeCheckout, ({ session, params }) => checkout.finalize(session, params.id)),
]

export const quoteRoutes = (quotes: QuoteService) => [
  handle(quoteOffer, ({ body, caller }) => quotes.quote(body, caller)),
]

export const phoneOrderRoutes = (orders: PhoneOrdersService) => [
  handle(placePhoneOrder, ({ body, caller }) => orders.place(body, caller)),
]
