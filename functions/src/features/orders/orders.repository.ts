import type { Order } from '@bartan/contract/orders/schema'
import { isDocumentId } from '#database/document-id.ts'
import { toOrder } from '#database/to-order.ts'
import type { Connect } from '#database/connect.ts'

export const ordersRepository = (connect: Connect) => ({
  /** Newest first. Index: orders(userId, createdAt desc). */
  ofCustomer: async (userId: string, { skip, limit }: { skip: number; limit: number }) => {
    const { orders } = await connect()
    const query = orders.where('userId', '==', userId).orderBy('createdAt', 'desc')
    const [{ docs }, counted] = await Promise.all([
      query.offset(skip).limit(limit).get(),
      query.count().get(),
    ])
    return {
      orders: docs.map((document) => toOrder(document.id, document.data())),
      total: counted.data().count,
    }
  },

  find: async (id: string): Promise<Order | undefined> => {
    if (!isDocumentId(id)) return undefined
    const { orders } = await connect()
    const document = (await orders.doc(id).get()).data()
    return document && toOrder(id, document)
  },
})
