import type { Order } from '@bartan/contract/order'
import { AppError } from '../../app-error.ts'
import type { Caller } from '../../caller.ts'

type Ports = {
  orders: {
    ofCustomer(userId: string): Promise<Order[]>
    find(id: string): Promise<Order | undefined>
  }
}

export const ordersService = ({ orders }: Ports) => ({
  listMine: (caller: Caller): Promise<Order[]> => orders.ofCustomer(caller._id),

  /** Somebody else's order is not found, so that nobody learns which ids there are. */
  open: async (caller: Caller, id: string): Promise<Order> => {
    const order = await orders.find(id)
    if (!order || (order.user._id !== caller._id && caller.role !== 'admin'))
      throw new AppError('not_found', 'Order not found')
    return order
  },
})

export type OrdersService = ReturnType<typeof ordersService>
