import { decideReturn, requestReturn } from '@bartan/contract/orders/endpoints'
import { handle } from '#http/framework/route.ts'
import type { ReturnsService } from './returns.service.ts'

export const returnRoutes = (returns: ReturnsService) => [
  handle(requestReturn, ({ caller, params, body }) => returns.request(caller, params.id, body)),
  handle(decideReturn, ({ caller, params, body }) =>
    returns.decide(caller, params.id, body.decision),
  ),
]
