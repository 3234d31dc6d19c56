import { toRupees } from '@bartan/contract/shared/money'
import type { OrderStatus } from '@bartan/contract/orders/rules'

/** Paise. */
export type Figures = { count: number; paise: number }

type ByStatus = Record<OrderStatus, Figures>

type Ports = {
  byStatus: (userId?: string) => Promise<ByStatus>
  refunded: () => Promise<number>
  returnedToOrigin: () => Promise<number>
  between: (from: Date, before: Date) => Promise<Figures>
}

const countsOf = ({ Processing, Shipped, Delivered, Cancelled }: ByStatus) => ({
  Processing: Processing.count,
  Shipped: Shipped.count,
  Delivered: Delivered.count,
  Cancelled: Cancelled.count,
})

/**
 * Rupees, without cancelled orders (contract §6). Cash is collected on delivery, so exactly the delivered orders are
 * paid.
 */
const cashOf = ({ Processing, Shipped, Delivered }: ByStatus) => ({
  ordered: toRupees(Processing.paise + Shipped.paise + Delivered.paise),
  toCollect: toRupees(Processing.paise + Shipped.paise),
  collected: toRupees(Delivered.paise),
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
