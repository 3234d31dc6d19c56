import { useQueryClient } from '@tanstack/react-query'
import { myOrdersKey } from './my-orders-query.ts'
import { orderQuery } from './order-query.ts'
import type { Order } from '@bartan/contract/orders/schema'

/** Shows the server's answer to a change of an order wherever the order is on the screen. */
export const useKeepOrder = (userId: string) => {
  const client = useQueryClient()
  return {
    keep: (order: Order) => {
      client.setQueryData(orderQuery(userId, order._id).queryKey, order)
      void client.invalidateQueries({ queryKey: myOrdersKey(userId) })
    },
    /** The order is not as the screen shows it: somebody else changed it meanwhile. */
    reload: (id: string) => void client.invalidateQueries(orderQuery(userId, id)),
  }
}
