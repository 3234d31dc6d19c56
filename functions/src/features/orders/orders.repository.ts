import type { Order } from '@bartan/contract/orders/schema'
import type { Caller } from '#domain/caller.ts'
import { isDocumentId } from '#database/document-id.ts'
import { toOrder } from '#database/to-order.ts'
import type { Connect } from '#database/connect.ts'
import { changeOrder } from './change-order.ts'
import { changeStatusIn } from './status/change-status.ts'

type Cancelling = { by: Caller; at: Date; check: (order: Order | undefined) => void }

export const ordersRepository = (connect: Connect) => {
  const change = changeOrder(connect)
  return {
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

    /** One transaction: status, stock, ledger and mail; or nothing. Throws what `check` throws. */
    cancel: (id: string, { by, at, check }: Cancelling) =>
      change(id, async (database, transaction, order) => {
        check(order && toOrder(id, order))
        if (!order) return undefined
        const cancelling = { to: 'Cancelled' as const, by, at, check: () => undefined }
        return changeStatusIn(database, transaction, { id, order }, cancelling)
      }),
  }
}
