import { MAX_DONE_COUNT } from '@bartan/contract/orders/desk-rules'
import { statusesIn, type Stage } from '@bartan/contract/orders/order-process'
import { NO_MONEY, paise, sumPaise, type Paise } from '@bartan/contract/shared/money'
import type { Query } from 'firebase-admin/firestore'
import type { Connect } from '#database/connect.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import { accountOfOrder } from '#domain/orders/order-account.ts'
import { practiceOrders, withoutPractice } from '../opening/practice-orders.ts'

const countOf = async (query: Query<OrderDocument>): Promise<number> =>
  (await query.count().get()).data().count

const BEFORE_ALL = new Date(0)

/** The amount to collect if these practice orders were real. */
const duesOf = (practice: readonly OrderDocument[]) =>
  sumPaise(practice.map((order) => accountOfOrder(order).toCollect))

/** Far more than there are parcels on their way with an overpaid advance. */
const MAX_OVERPAID = 1000

/** The advance beyond the totals of a query's orders. */
const overpaidIn = async (query: Query<OrderDocument>): Promise<Paise> => {
  const { docs } = await query.where('refundDue', '==', true).limit(MAX_OVERPAID).get()
  return sumPaise(docs.map((order) => accountOfOrder(order.data()).refundDue))
}

/**
 * The number of orders waiting for work, of practice orders among them, and the amount to collect from the others.
 * Eleven queries at one read per thousand counted, one for practice, and one for overpaid advances if refunds are due.
 */
export const orderCountsRepository = (connect: Connect) => async () => {
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
    // A separate query: Firestore's index leaves out documents without one of its fields.
    inStage('onTheWay')
      .aggregate({ paise: sum('advanced') })
      .get(),
    countOf(inStage('delivered').limit(MAX_DONE_COUNT)),
    countOf(inStage('cancelled').limit(MAX_DONE_COUNT)),
    countOf(orders.where('openReturn', '==', true)),
    countOf(orders.where('refundDue', '==', true)),
    countOf(orders.where('isComingBack', '==', true)),
    practiceOrders(inStage('onTheWay')),
  ])
  const [shipped, advanced, delivered, cancelled, returnsOpen, refundsDue, comingBack, practice] =
    others
  const overpaid = refundsDue > 0 ? await overpaidIn(inStage('onTheWay')) : NO_MONEY
  return {
    processing,
    toPack,
    packed,
    newestAt: newest.docs[0]?.data().createdAt.toDate(),
    shipped: {
      count: shipped.data().count,
      paise: withoutPractice(
        paise(shipped.data().paise - advanced.data().paise + overpaid),
        duesOf(practice),
      ),
    },
    delivered,
    cancelled,
    returnsOpen,
    refundsDue,
    comingBack,
  }
}
