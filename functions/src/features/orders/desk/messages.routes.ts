import { getOrderMessage, writeOrderMessage } from '@bartan/contract/orders/outgoing-endpoints'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { worksAs } from '@bartan/contract/shared/roles'
import type { Caller } from '#domain/caller.ts'
import { chatMessage, latestKindOf } from '#domain/mail/order-message.ts'
import { withMessage, changeAuthor } from '#domain/orders/order-history.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import { deskOrdersRepository } from './desk-orders.repository.ts'

/** By which payment money came back is for admins and accounts alone (contract §20). */
const seenBy = <Seen extends StaffOrder>({ role }: Caller, { paidBack, ...order }: Seen) => ({
  ...order,
  ...(paidBack && {
    paidBack: worksAs(role, ['accounts'])
      ? paidBack
      : paidBack.map(({ reference: _reference, ...one }) => one),
  }),
})

/** WhatsApp messages about an order, sent from the shop's own phone. */
export const messageRoutes = ({ connect, transact, settings, clock }: OrdersContext) => {
  const { byIds } = deskOrdersRepository(connect)

  return [
    /** In the customer's language, with the order's current state. */
    handle(getOrderMessage, async ({ params: { id }, caller }) => {
      const [order] = await byIds([id])
      return { text: chatMessage(seenBy(caller, requireFound(order)), await settings()) }
    }),
    /**
     * The same, and records in the order's history that WhatsApp was opened with it; only once if the call is repeated.
     */
    handle(writeOrderMessage, async ({ params: { id }, caller: by }) => {
      const now = clock.now()
      const shop = await settings()
      return transact([lockOf.order(id)], async (unit, keep) => {
        const before = requireFound(await unit.find(id))
        const at = unit.timestamp(now)
        const text = chatMessage(seenBy(by, before.order), shop)
        if (before.document.messages?.at(-1)?.at.isEqual(at))
          return keep.reply({ ...before.order, text })
        const message = {
          kind: latestKindOf(before.order),
          via: 'whatsapp' as const,
          at,
          by: changeAuthor(by),
        }
        const { order } = unit.update(before, withMessage(before.document, message))
        return keep.reply({ ...order, text })
      })
    }),
  ]
}
