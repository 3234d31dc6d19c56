import { COUNTED_DONE } from '@bartan/contract/orders/desk-rules'
import { statusesIn } from '@bartan/contract/orders/order-process'
import type { Stage } from '@bartan/contract/orders/order-process'
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
    const inStage = (stage: Stage) => orders.where('status', 'in', statusesIn(stage))
    const toPackNow = inStage('toPack').where('confirmation.state', '==', 'confirmed')
    const [processing, toPack, packed, newest, ...others] = await Promise.all([
      countOf(inStage('toPack')),
      countOf(toPackNow),
      countOf(toPackNow.where('packedAt', '>', timestamp(BEFORE_ALL))),
      orders.orderBy('createdAt', 'desc').limit(1).select('createdAt').get(),
      inStage('onTheWay')
        .aggregate({ count: count(), paise: sum('totalPrice') })
        .get(),
      countOf(inStage('delivered').limit(COUNTED_DONE)),
      countOf(inStage('cancelled').limit(COUNTED_DONE)),
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
