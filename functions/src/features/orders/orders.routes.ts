import { cancelOrder, getOrder, listMyOrders } from '@bartan/contract/orders/endpoints'
import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import { mayStep } from '@bartan/contract/orders/order-steps'
import { orderSchema, type Order, type StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { MY_ORDERS_LIMIT } from '@bartan/contract/shared/list-limits'
import { ORDER_READERS, worksAs } from '@bartan/contract/shared/roles'
import type { WhatsappMessage } from '@bartan/contract/whatsapp/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { pageQueryOf } from '#domain/cursor.ts'
import { forCustomer } from '#domain/orders/for-customer.ts'
import { lockOf } from '#domain/transact.ts'
import { handle, handlePage } from '#http/framework/route.ts'
import type { OrdersContext } from './orders-context.ts'
import { ordersRepository } from './orders.repository.ts'
import { requireFound, ownOrder } from './own-order.ts'
import { changeStatus } from './status/change-status.ts'

export type WhatsappOf = (
  order: StaffOrder,
) => Promise<{ messages: WhatsappMessage[]; stoppedAt: string | undefined }>

const refuseCancelling = ({ status }: Order): void => {
  if (mayStep('customer', status, 'Cancelled') || isCancelled(status)) return
  const { money } = ruleOf(status)
  throw new AppError(
    'conflict',
    reason(money === 'booked' ? 'order_already_delivered' : 'order_already_shipped'),
  )
}

export const orderUseCases = (context: OrdersContext, whatsappOf: WhatsappOf) => {
  const { connect, transact, productsChanged, clock } = context
  const orders = ordersRepository(connect)

  /**
   * Another customer's order counts as not found, so that ids can't be probed. Staff fields are removed here, because
   * staff use this call, too, and its schema lets them through.
   */
  const open = async (caller: Caller, id: string): Promise<StaffOrder> => {
    const order = await orders.find(id)
    if (worksAs(caller.role, ORDER_READERS)) {
      const found = await orders.withFacts(requireFound(order))
      if (!found.whatsapp) return found
      const { messages, stoppedAt = '' } = await whatsappOf(found)
      return {
        ...found,
        ...(stoppedAt >= (found.whatsappAt ?? '') && { whatsapp: false, whatsappAt: stoppedAt }),
        messages: [...(found.messages ?? []), ...messages],
      }
    }
    return orderSchema.parse(forCustomer(ownOrder(order, caller)))
  }

  return {
    open,
    routes: [
      handlePage(listMyOrders, async ({ caller, query: { page, limit = MY_ORDERS_LIMIT } }) => {
        const { list, total } = await orders.ofCustomer(caller._id, pageQueryOf({ page, limit }))
        return { list: list.map(forCustomer), total, page, limit }
      }),
      handle(getOrder, ({ caller, params }) => open(caller, params.id)),
      /** Idempotent: cancelling a cancelled order returns it as it is. */
      handle(cancelOrder, async ({ caller, params: { id } }) => {
        const at = clock.now()
        const { order, touched } = await transact([lockOf.order(id)], async (unit, keep) => {
          const before = requireFound(await unit.find(id))
          refuseCancelling(ownOrder(before.order, caller))
          const after = await changeStatus(unit, before, { to: 'Cancelled', by: caller, at })
          return { order: keep.reply(forCustomer(after.order)), touched: after.touched }
        })
        await productsChanged(touched)
        return order
      }),
    ],
  }
}
