import { requestBackInStock } from '@bartan/contract/back-in-stock'
import { handle } from '../../http/route.ts'
import type { RestockService } from './restock.service.ts'

export const restockRoutes = (restock: RestockService) => [
  handle(requestBackInStock, ({ params, body }) => restock.request(params.id, body)),
]
