import { ORDER_STATUSES, SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Query } from 'firebase-admin/firestore'
import type { OrderDocument } from '#database/documents.ts'
import type { Connect } from '#database/connect.ts'
import type { Figures } from './order-figures.ts'

/**
 * Sums and counts that Firestore computes from an index without reading an order: one read per thousand index
 * entries, at least one per query (firebase.google.com/docs/firestore/pricing#aggregation_queries).
 */
export const orderFiguresRepository = (connect: Connect) => {
  const figuresOf = async (query: Query<OrderDocument>): Promise<Figures> => {
    const { count, sum } = await connect()
    const aggregate = await query.aggregate({ count: count(), paise: sum('totalPrice') }).get()
    return aggregate.data()
  }

  return {
    /** Four queries. Indexes: orders(status, totalPrice), orders(userId, status, totalPrice). */
    byStatus: async (userId?: string): Promise<Record<OrderStatus, Figures>> => {
      const { orders } = await connect()
      const mine: Query<OrderDocument> = userId ? orders.where('userId', '==', userId) : orders
      const figures = await Promise.all(
        ORDER_STATUSES.map((status) => figuresOf(mine.where('status', '==', status))),
      )
      return Object.fromEntries(
        ORDER_STATUSES.map((status, index) => [status, figures[index]]),
      ) as Record<OrderStatus, Figures>
    },

    /** Paise refunded in orders that are not cancelled. Index: orders(status, refunded). */
    refunded: async (): Promise<number> => {
      const { orders, sum } = await connect()
      const query = orders.where('status', 'in', SOLD_STATUSES)
      return (await query.aggregate({ paise: sum('refunded') }).get()).data().paise
    },

    /** How many orders' parcels were refused at the door. */
    returnedToOrigin: async (): Promise<number> => {
      const { orders } = await connect()
      const query = orders.where('isReturnedToOrigin', '==', true)
      return (await query.count().get()).data().count
    },

    /**
     * Orders from `from` until before `before` that are not cancelled. Index: orders(status, createdAt, totalPrice).
     */
    between: async (from: Date, before: Date): Promise<Figures> => {
      const { orders, timestamp } = await connect()
      return figuresOf(
        orders
          .where('status', 'in', SOLD_STATUSES)
          .where('createdAt', '>=', timestamp(from))
          .where('createdAt', '<', timestamp(before)),
      )
    },
  }
}
