import { requestBackInStock } from '@bartan/contract/back-in-stock/endpoints'
import { handle } from '#http/framework/route.ts'
import type { BackInStockService } from './back-in-stock.service.ts'

export const backInStockRoutes = (backInStock: BackInStockService) => [
  handle(requestBackInStock, ({ params, body: { email, phone, language } }) =>
    backInStock.request(params.id, { email, phone, language }),
  ),
]
