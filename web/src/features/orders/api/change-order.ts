import { useQueryClient, useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { myOrdersKey, orderQuery } from './order-queries.ts'
import type { Order } from '@bartan/contract/orders/schema'
import type { LineKey } from '@bartan/contract/cart/rules'

/** Shows the server's answer to a change of an order wherever the order is on the screen. */
const useOrderCache = (userId: string) => {
  const client = useQueryClient()
  return {
    update: (order: Order) => {
      client.setQueryData(orderQuery(userId, order._id).queryKey, order)
      void client.invalidateQueries({ queryKey: myOrdersKey(userId) })
    },
    /** The order is not as the screen shows it: somebody else changed it meanwhile. */
    reload: (id: string) => void client.invalidateQueries(orderQuery(userId, id)),
  }
}

/** Cancels one of the customer's own orders while it is Processing. */
export const useCancelOrder = (userId: string) => {
  const { update, reload } = useOrderCache(userId)
  return useMutation({
    mutationFn: (id: string) => call('POST /api/orders/:id/cancel', { params: { id } }),
    onSuccess: update,
    onError: (_, id) => reload(id),
  })
}

type Asked = {
  id: string
  lines: (LineKey & { quantity: number })[]
  reason: string
  note: string
}

/** Asks to give units back. */
export const useRequestReturn = (userId: string) => {
  const { update, reload } = useOrderCache(userId)
  return useMutation({
    mutationFn: ({ id, ...body }: Asked) =>
      call('POST /api/orders/:id/return', { params: { id }, body }),
    onSuccess: update,
    onError: (_, { id }) => reload(id),
  })
}
