import { toRupees } from '@bartan/contract/money'
import type { OrderStatus } from '@bartan/contract/order'

/** Paise. */
export type Figures = { count: number; paise: number }

type ByStatus = Record<OrderStatus, Figures>

type Ports = {
  byStatus: (userId?: string) => Promise<ByStatus>
  refunded: () => Promise<number>
  between: (from: Date, before: Date) => Promise<Figures>
}

const countsOf = ({ Processing, Shipped, Delivered, Cancelled }: ByStatus) => ({
  Processing: Processing.count,
  Shipped: Shipped.count,
  Delivered: Delivered.count,
  Cancelled: Cancelled.count,
})

/**
 * Rupees, cancelled orders left out (contract §6). Cash on delivery is collected with the delivery: what is delivered
 * is paid, and nothing else is.
 */
const cashOf = ({ Processing, Shipped, Delivered }: ByStatus) => ({
  ordered: toRupees(Processing.paise + Shipped.paise + Delivered.paise),
  toCollect: toRupees(Processing.paise + Shipped.paise),
  collected: toRupees(Delivered.paise),
})

export const orderFigures = ({ byStatus, refunded, between }: Ports) => ({
  /** Of all orders, or of one customer's. */
  totals: async (userId?: string) => {
    const figures = await byStatus(userId)
    const total = Object.values(figures).reduce((sum, { count }) => sum + count, 0)
    return { total, byStatus: countsOf(figures), cash: cashOf(figures) }
  },

  refunded: async () => toRupees(await refunded()),

  between: async (from: Date, before: Date) => {
    const { count, paise } = await between(from, before)
    return { orders: count, revenue: toRupees(paise) }
  },
})
