import { reason } from '@bartan/contract/reasons/reasons'
import { MY_ORDERS_LIMIT } from '@bartan/contract/shared/list-limits'
import type { Order } from '@bartan/contract/orders/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { found, ownOrder } from './own-order.ts'

type Ports = {
  orders: {
    ofCustomer(
      userId: string,
      page: { skip: number; limit: number },
    ): Promise<{ orders: Order[]; total: number }>
    find(id: string): Promise<Order | undefined>
    cancel(
      id: string,
      cancelling: { by: Caller; at: Date; check: (order: Order | undefined) => void },
    ): Promise<{ order: Order; touched: string[] } | undefined>
  }
  /** Tells the catalog in memory of our own write. */
  productsChanged: (ids: string[]) => Promise<void>
  clock: Clock
}

const refuseCancelling = ({ status }: Order): void => {
  if (status === 'Shipped') throw new AppError('conflict', reason('order_already_shipped'))
  if (status === 'Delivered') throw new AppError('conflict', reason('order_already_delivered'))
}

export const ordersService = ({ orders, productsChanged, clock }: Ports) => ({
  listMine: async (
    caller: Caller,
    {
      page = 1,
      limit = MY_ORDERS_LIMIT,
    }: { page?: number | undefined; limit?: number | undefined },
  ) => {
    const list = await orders.ofCustomer(caller._id, { skip: (page - 1) * limit, limit })
    return { ...list, page, limit }
  },

  /** Another customer's order is not found, so that nobody learns which ids exist. */
  open: async (caller: Caller, id: string): Promise<Order> => {
    const order = await orders.find(id)
    return caller.role === 'admin' ? found(order) : ownOrder(order, caller)
  },

  /** Safe to repeat: cancelling a cancelled order returns it as it is. */
  cancel: async (caller: Caller, id: string): Promise<Order> => {
    const cancelled = await orders.cancel(id, {
      by: caller,
      at: clock.now(),
      check: (order) => refuseCancelling(ownOrder(order, caller)),
    })
    const { order, touched } = found(cancelled)
    await productsChanged(touched)
    return order
  },
})

export type OrdersService = ReturnType<typeof ordersService>
