import { useQueryClient, useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { uploadReturnPhoto } from '#lib/api/upload.ts'
import { myOrdersKey, orderQuery } from './order-queries.ts'
import type { Order } from '@bartan/contract/orders/schema'
import type { RefundWay } from '@bartan/contract/orders/return-rules'
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
  refundTo?: { via: RefundWay; reference: string }
  photos: readonly File[]
}

/** One after another, as a phone's connection bears it; answers the order with the last of them. */
const sendPhotos = async (id: string, photos: readonly File[]): Promise<Order | undefined> => {
  let order: Order | undefined
  for (const photo of photos) order = await uploadReturnPhoto(id, photo)
  return order
}

/** Adds pictures to the open return. */
export const useAddPhotos = (userId: string) => {
  const { update, reload } = useOrderCache(userId)
  return useMutation({
    mutationFn: ({ id, photos }: Pick<Asked, 'id' | 'photos'>) => sendPhotos(id, photos),
    onSuccess: (order) => order && update(order),
    onError: (_, { id }) => reload(id),
  })
}

/** Asks to give units back. */
export const useRequestReturn = (userId: string) => {
  const { update, reload } = useOrderCache(userId)
  return useMutation({
    mutationFn: async ({ id, photos, ...body }: Asked) => {
      const order = await call('POST /api/orders/:id/return', { params: { id }, body })
      // The return stands, whatever becomes of its pictures: they can be added on the order's page.
      return sendPhotos(id, photos).then(
        (last) => ({ order: last ?? order, isComplete: true }),
        () => ({ order, isComplete: false }),
      )
    },
    onSuccess: ({ order, isComplete }) => {
      update(order)
      if (!isComplete) reload(order._id)
    },
    onError: (_, { id }) => reload(id),
  })
}
