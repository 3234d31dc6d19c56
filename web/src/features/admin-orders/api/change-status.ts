import type { Order, OrderStatus } from '@bartan/contract/order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { said, word } from '../../../copy/copy-of.ts'
import { adminKey } from '../../../lib/admin-key.ts'
import { call } from '../../../lib/api-client.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toaster.tsx'
import { copy } from '../copy.ts'
import { orderKey } from './order-query.ts'
import { ordersKey } from './orders-query.ts'
import type { OrdersPage } from './orders-query.ts'

/** Updates the order wherever it is shown: in pages of the list and on its own page. */
const patch = (client: QueryClient, id: string, change: Partial<Order>) => {
  client.setQueriesData<OrdersPage>({ queryKey: ordersKey() }, (page) =>
    page
      ? {
          ...page,
          orders: page.orders.map((order) => (order._id === id ? { ...order, ...change } : order)),
        }
      : page,
  )
  client.setQueryData<Order>(orderKey(id), (order) => (order ? { ...order, ...change } : order))
}

/** Shows the new status at once; if the server refuses it (stock is gone), the old one returns with the reason. */
export const useChangeStatus = ({ _id: id, status: before }: Pick<Order, '_id' | 'status'>) => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `order ${id}` },
    mutationFn: (status: OrderStatus) =>
      call('PUT /api/admin/orders/:id', { params: { id }, body: { status } }),
    onMutate: async (status) => {
      await client.cancelQueries({ queryKey: ordersKey() })
      patch(client, id, { status })
      // When the answer comes, the row, and this hook with it, already shows the new status.
      return { status: before }
    },
    onError: (error, _, old) => {
      if (old) patch(client, id, old)
      toast.error(copy('statusNotChanged'), said(messageOf(error)))
    },
    onSuccess: (order) => {
      patch(client, id, order)
      toast.success(copy('statusIs', { status: word(order.status) }))
      // Revenue, cash and stock have changed with it.
      void client.invalidateQueries({ queryKey: adminKey('stats') })
      void client.invalidateQueries({ queryKey: adminKey('products'), refetchType: 'none' })
    },
  })
}
