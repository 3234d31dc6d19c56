import { confirmAddress } from '@bartan/contract/confirmation'
import { handle } from '../../http/route.ts'
import type { ConfirmationsService } from './confirmations.service.ts'

export const confirmationRoutes = (confirmations: ConfirmationsService) => [
  handle(confirmAddress, ({ body }) => confirmations.confirm(body.token)),
]
