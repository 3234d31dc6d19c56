import type { Order } from '@bartan/contract/order'
import { isDocumentId } from '../../database/document-id.ts'
import { toOrder } from '../../database/to-order.ts'
import type { Connect } from '../../platform/firestore.ts'

export const ordersRepository = (connect: Connect) => ({
  /** Newest first. Index: orders(userId, createdAt desc). */
  ofCustomer: async (userId: string): Promise<Order[]> => {
    const { orders } = await connect()
    const found = await orders.where('userId', '==', userId).orderBy('createdAt', 'desc').get()
    return found.docs.map((document) => toOrder(document.id, document.data()))
  },

  find: async (id: string): Promise<Order | undefined> => {
    if (!isDocumentId(id)) return undefined
    const { orders } = await connect()
    const document = (await orders.doc(id).get()).data()
    return document && toOrder(id, document)
  },
})
