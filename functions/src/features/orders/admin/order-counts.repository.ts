import { COUNTED_DONE } from '@bartan/contract/orders/admin-schema'
import type { Query } from 'firebase-admin/firestore'
import type { OrderDocument } from '#database/documents.ts'
import type { Connect } from '#database/connect.ts'
import { markOpenReturns } from '../returns/mark-open-returns.ts'

const countOf = async (query: Query<OrderDocument>): Promise<number> =>
  (await query.count().get()).data().count

/** How many orders there are to do something about. Seven queries, each one read per thousand counted. */
export const orderCountsRepository = (connect: Connect) => {
  const markReturns = markOpenReturns(connect)
  return async () => {
    const { orders, count, sum } = await connect()
    const ofStatus = (status: OrderDocument['status']) => orders.where('status', '==', status)
    const [processing, toPack, shipped, delivered, cancelled, returnsOpen, refundsDue] =
      await Promise.all([
        countOf(ofStatus('Processing')),
        countOf(ofStatus('Processing').where('confirmation.state', '==', 'confirmed')),
        ofStatus('Shipped')
          .aggregate({ count: count(), paise: sum('totalPrice') })
          .get(),
        countOf(ofStatus('Delivered').limit(COUNTED_DONE)),
        countOf(ofStatus('Cancelled').limit(COUNTED_DONE)),
        markReturns().then(() => countOf(orders.where('openReturn', '==', true))),
        countOf(orders.where('refundDue', '==', true)),
      ])
    return {
      processing,
      toPack,
      shipped: shipped.data(),
      delivered,
      cancelled,
      returnsOpen,
      refundsDue,
    }
  }
}
