import { ORDER_STATUSES, type OrderStatus } from '@bartan/contract/orders/order-process'
import { paise, sumPaise } from '@bartan/contract/shared/money'
import type { Query } from 'firebase-admin/firestore'
import type { Connect } from '#database/connect.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import { practiceOrders, withoutPractice } from '../opening/practice-orders.ts'
import type { Figures } from './order-figures.ts'

/**
 * Sums and counts that Firestore computes from an index without reading orders: one read per thousand index entries, at
 * least one per query (firebase.google.com/docs/firestore/pricing#aggregation_queries).
 */
export const orderFiguresRepository = (connect: Connect) => {
  const figuresOf = async (query: Query<OrderDocument>): Promise<Figures> => {
    const { count, sum } = await connect()
    const aggregate = await query.aggregate({ count: count(), paise: sum('totalPrice') }).get()
    const { count: orders, paise: total } = aggregate.data()
    return { count: orders, paise: paise(total) }
  }

  return {
    /** Figures of one customer, without practice orders. Index: orders(userId, status, totalPrice). */
    ofCustomer: async (userId: string): Promise<Record<OrderStatus, Figures>> => {
      const { orders } = await connect()
      const mine = orders.where('userId', '==', userId)
      const [practice, ...figures] = await Promise.all([
        practiceOrders(mine),
        ...ORDER_STATUSES.map((status) => figuresOf(mine.where('status', '==', status))),
      ])
      return Object.fromEntries(
        figures.map((all, index) => {
          const left = practice.filter(({ status }) => status === ORDER_STATUSES[index])
          const total = sumPaise(left.map(({ totalPrice }) => totalPrice))
          return [
            ORDER_STATUSES[index],
            {
              count: Math.max(0, all.count - left.length),
              paise: withoutPractice(all.paise, total),
            },
          ]
        }),
      ) as Record<OrderStatus, Figures>
    },
  }
}
