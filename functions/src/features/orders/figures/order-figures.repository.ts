import {
  ORDER_STATUSES,
  SOLD_STATUSES,
  statusesWhere,
  type OrderStatus,
} from '@bartan/contract/orders/order-process'
import { paise, subtractPaise, sumPaise, toRupees, type Paise } from '@bartan/contract/shared/money'
import type { Query } from 'firebase-admin/firestore'
import type { Connect } from '#database/connect.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import { SUM_SHARDS } from '#domain/orders/sales-sums.ts'
import { practiceOrders, withoutPractice } from '../opening/practice-orders.ts'

type Figures = { count: number; paise: Paise }
type ByStatus = Record<OrderStatus, Figures>

const byStatusOf = <T>(of: (status: OrderStatus, index: number) => T) =>
  Object.fromEntries(ORDER_STATUSES.map((status, index) => [status, of(status, index)])) as Record<
    OrderStatus,
    T
  >

const countsOf = (figures: ByStatus) => ({
  total: Object.values(figures).reduce((sum, { count }) => sum + count, 0),
  byStatus: byStatusOf((status) => figures[status].count),
})

const paiseOf = (figures: ByStatus, statuses: readonly OrderStatus[]): Paise =>
  sumPaise(statuses.map((status) => figures[status].paise))

const OPEN_STATUSES = statusesWhere(({ open }) => open)
const PAID_STATUSES = statusesWhere(({ money }) => money === 'booked')

export const orderFigures = (connect: Connect) => {
  /**
   * Sums and counts that Firestore computes from an index without reading orders: one read per thousand index entries,
   * at least one per query (firebase.google.com/docs/firestore/pricing#aggregation_queries).
   */
  const figuresOf = async (query: Query<OrderDocument>): Promise<Figures> => {
    const { count, sum } = await connect()
    const aggregate = await query.aggregate({ count: count(), paise: sum('totalPrice') }).get()
    const { count: orders, paise: total } = aggregate.data()
    return { count: orders, paise: paise(total) }
  }

  return {
    /** Totals of all orders from the stored sums: SUM_SHARDS reads, however many orders there are. */
    ofShop: async () => {
      const { orderTotals } = await connect()
      const { docs } = await orderTotals.limit(SUM_SHARDS).get()
      const shards = docs.map((document) => document.data())
      const sum = (valueOf: (shard: (typeof shards)[number]) => number | undefined): number =>
        shards.reduce((total, shard) => total + (valueOf(shard) ?? 0), 0)
      const figures = byStatusOf((status) => ({
        count: sum(({ byStatus }) => byStatus?.[status]?.count),
        paise: paise(sum(({ byStatus }) => byStatus?.[status]?.paise)),
      }))
      const advanced = paise(sum(({ all }) => all?.advanced))
      return {
        ...countsOf(figures),
        // Without cancelled orders (contract §6).
        cash: {
          ordered: toRupees(paiseOf(figures, SOLD_STATUSES)),
          toCollect: toRupees(subtractPaise(paiseOf(figures, OPEN_STATUSES), advanced)),
          collected: toRupees(paise(sum(({ all }) => all?.collected))),
          short: toRupees(paise(sum(({ all }) => all?.short))),
        },
        /** For returned units of orders that aren't cancelled. */
        refunded: toRupees(paise(sum(({ all }) => all?.refunded))),
        /** Orders whose parcel was refused at the door. */
        returnedToOrigin: sum(({ all }) => all?.returnedToOrigin),
      }
    },

    /** Figures of one customer, without practice orders. Index: orders(userId, status, totalPrice). */
    ofCustomer: async (userId: string) => {
      const { orders } = await connect()
      const mine = orders.where('userId', '==', userId)
      const [practice, ...found] = await Promise.all([
        practiceOrders(mine),
        ...ORDER_STATUSES.map((status) => figuresOf(mine.where('status', '==', status))),
      ])
      const figures = byStatusOf((status, index) => {
        const left = practice.filter((one) => one.status === status)
        const { count = 0, paise: total = paise(0) } = found[index] ?? {}
        return {
          count: Math.max(0, count - left.length),
          paise: withoutPractice(total, sumPaise(left.map(({ totalPrice }) => totalPrice))),
        }
      })
      return { ...countsOf(figures), spent: toRupees(paiseOf(figures, PAID_STATUSES)) }
    },
  }
}
