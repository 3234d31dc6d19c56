import type { Order } from '@bartan/contract/orders/schema'
import { useQueryClient, useMutation } from '@tanstack/react-query'
import type { AskedBack } from '#components/commerce/returns/use-return-form.ts'
import { call } from '#lib/api/api-client.ts'
import { uploadReturnPhoto } from '#lib/api/upload.ts'
import { myOrdersKey, orderQuery } from './order-queries.ts'

/** Updates a changed order wherever it is shown. */
const useOrderCache = (userId: string) => {
  const client = useQueryClient()
  return {
    update: (order: Order) => {
      client.setQueryData(orderQuery(userId, order._id).queryKey, order)
      void client.invalidateQueries({ queryKey: myOrdersKey(userId) })
    },
    /** Another user has changed the order: reads it again. */
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

type Asked = AskedBack & { id: string; photos: readonly File[] }

/** Sends photos one by one, to suit a phone's connection; returns the order after the last one. */
const sendPhotos = async (id: string, photos: readonly File[]): Promise<Order | undefined> => {
  let order: Order | undefined
  for (const photo of photos) order = await uploadReturnPhoto(id, photo)
  return order
}

export const useAddPhotos = (userId: string) => {
  const { update, reload } = useOrderCache(userId)
  return useMutation({
    mutationFn: ({ id, photos }: Pick<Asked, 'id' | 'photos'>) => sendPhotos(id, photos),
    onSuccess: (order) => order && update(order),
    onError: (_, { id }) => reload(id),
  })
}

export const useRequestReturn = (userId: string) => {
  const { update, reload } = useOrderCache(userId)
  return useMutation({
    mutationFn: async ({ id, photos, ...body }: Asked) => {
      const order = await call('POST /api/orders/:id/return', { params: { id }, body })
      // The return is stored even if its photos fail; they can be added on the order's page.
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
