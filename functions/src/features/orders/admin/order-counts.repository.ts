import { COUNTED_DONE } from '@bartan/contract/orders/desk-rules'
import type { Query } from 'firebase-admin/firestore'
import type { OrderDocument } from '#database/documents.ts'
import type { Connect } from '#database/connect.ts'
import { markOpenReturns } from '../returns/mark-open-returns.ts'

const countOf = async (query: Query<OrderDocument>): Promise<number> =>
  (await query.count().get()).data().count

const BEFORE_ALL = new Date(0)

/** How many orders there are to do something about. Nine queries, each one read per thousand counted. */
export const orderCountsRepository = (connect: Connect) => {
  const markReturns = markOpenReturns(connect)
  return async () => {
    const { orders, count, sum, timestamp } = await connect()
    const ofStatus = (status: OrderDocument['status']) => orders.where('status', '==', status)
    const toPackNow = ofStatus('Processing').where('confirmation.state', '==', 'confirmed')
    const [processing, toPack, packed, newest, ...others] = await Promise.all([
      countOf(ofStatus('Processing')),
      countOf(toPackNow),
      countOf(toPackNow.where('packedAt', '>', timestamp(BEFORE_ALL))),
      orders.orderBy('createdAt', 'desc').limit(1).select('createdAt').get(),
      ofStatus('Shipped')
        .aggregate({ count: count(), paise: sum('totalPrice') })
        .get(),
      countOf(ofStatus('Delivered').limit(COUNTED_DONE)),
      countOf(ofStatus('Cancelled').limit(COUNTED_DONE)),
      markReturns().then(() => countOf(orders.where('openReturn', '==', true))),
      countOf(orders.where('refundDue', '==', true)),
    ])
    const [shipped, delivered, cancelled, returnsOpen, refundsDue] = others
    return {
      processing,
      toPack,
      packed,
      newestAt: newest.docs[0]?.data().createdAt.toDate(),
      shipped: shipped.data(),
      delivered,
      cancelled,
      returnsOpen,
      refundsDue,
    }
  }
}
