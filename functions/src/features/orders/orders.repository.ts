import type { StaffOrder } from '@bartan/contract/orders/schema'
import { typedOrderNumber } from '@bartan/contract/shared/order-number'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import { withKnownStatus, toOrder } from '#database/to-order.ts'
import { readPhoneFacts, withFacts } from './phone-facts.repository.ts'

export const ordersRepository = (connect: Connect) => ({
  /** Newest first. Index: orders(userId, createdAt desc). */
  ofCustomer: async (userId: string, { skip, limit }: { skip: number; limit: number }) => {
    const { orders } = await connect()
    const query = orders.where('userId', '==', userId).orderBy('createdAt', 'desc')
    const { docs } = await query.offset(skip).limit(limit).get()
    // A page that isn't full is the last one, so counting is rarely needed.
    const isLast = docs.length < limit && (docs.length > 0 || skip === 0)
    return {
      list: docs.map((document) => toOrder(document.id, document.data())),
      total: isLast ? skip + docs.length : (await query.count().get()).data().count,
    }
  },

  /** By its id or its number. One read. */
  find: async (id: string): Promise<StaffOrder | undefined> => {
    const { orders } = await connect()
    const number = typedOrderNumber(id)
    if (number) {
      const [order] = (await orders.where('number', '==', number).limit(1).get()).docs
      return order && withKnownStatus(toOrder(order.id, order.data()))
    }
    if (!isDocumentId(id)) return undefined
    const document = (await orders.doc(id).get()).data()
    return document && withKnownStatus(toOrder(id, document))
  },

  /** One read. */
  withFacts: async (order: StaffOrder): Promise<StaffOrder> => {
    const database = await connect()
    const facts = await readPhoneFacts(database, [order.user.phone])
    return withFacts(order, facts, await database.currentSettings())
  },
})
