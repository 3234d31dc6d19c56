import { confirmAddress } from '@bartan/contract/confirmations/endpoints'
import { handle } from '#http/framework/route.ts'
import type { ConfirmationsService } from './confirmations.service.ts'

export const confirmationRoutes = (confirmations: ConfirmationsService) => [
  handle(confirmAddress, ({ body }) => confirmations.confirm(body.token)),
]
