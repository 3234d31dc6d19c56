import { toRupees } from '@bartan/contract/shared/money'
import { ORDER_STATUSES, SOLD_STATUSES, statusesWhere } from '@bartan/contract/orders/order-process'
import type { OrderStatus } from '@bartan/contract/orders/order-process'

/** Paise. */
export type Figures = { count: number; paise: number }

type ByStatus = Record<OrderStatus, Figures>

type Ports = {
  byStatus: (userId?: string) => Promise<ByStatus>
  refunded: () => Promise<number>
  returnedToOrigin: () => Promise<number>
  between: (from: Date, before: Date) => Promise<Figures>
}

const countsOf = (figures: ByStatus) =>
  Object.fromEntries(ORDER_STATUSES.map((status) => [status, figures[status].count])) as Record<
    OrderStatus,
    number
  >

const rupeesOf = (figures: ByStatus, statuses: readonly OrderStatus[]): number =>
  toRupees(statuses.reduce((sum, status) => sum + figures[status].paise, 0))

const OPEN_STATUSES = statusesWhere(({ open }) => open)
const PAID_STATUSES = statusesWhere(({ money }) => money === 'booked')

/** Rupees, without cancelled orders (contract §6). */
const cashOf = (figures: ByStatus) => ({
  ordered: rupeesOf(figures, SOLD_STATUSES),
  toCollect: rupeesOf(figures, OPEN_STATUSES),
  collected: rupeesOf(figures, PAID_STATUSES),
})

export const orderFigures = ({ byStatus, refunded, returnedToOrigin, between }: Ports) => ({
  /** The figures of all orders, or of one customer's. */
  totals: async (userId?: string) => {
    const figures = await byStatus(userId)
    const total = Object.values(figures).reduce((sum, { count }) => sum + count, 0)
    return { total, byStatus: countsOf(figures), cash: cashOf(figures) }
  },

  refunded: async () => toRupees(await refunded()),

  returnedToOrigin,

  between: async (from: Date, before: Date) => {
    const { count, paise } = await between(from, before)
    return { orders: count, revenue: toRupees(paise) }
  },
})
