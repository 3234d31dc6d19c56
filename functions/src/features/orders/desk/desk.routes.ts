import {
  addOrderNote,
  changeOrderAddress,
  confirmOrder,
  shipOrder,
} from '@bartan/contract/orders/desk-endpoints'
import { mayHaveLink } from '@bartan/contract/orders/order-steps'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { handle } from '#http/framework/route.ts'
import type { ConfirmationService } from './confirmation.service.ts'
import type { DeskService } from './desk.service.ts'

export const deskRoutes = (desk: DeskService, confirmation: ConfirmationService) => [
  handle(confirmOrder, ({ params, body, caller }) => confirmation.set(params.id, body, caller), {
    // The caller's role may have changed.
    replyFromFacts: (order: StaffOrder, { caller }) =>
      mayHaveLink(caller.role) ? confirmation.askedAgain(order) : order,
    isSecret: true,
  }),
  handle(shipOrder, ({ params, body, caller }) => desk.ship(params.id, body, caller)),
  handle(addOrderNote, ({ params, body, caller }) => desk.addNote(params.id, body.text, caller)),
  handle(changeOrderAddress, ({ params, body, caller }) =>
    desk.changeAddress(params.id, body, caller),
  ),
]
