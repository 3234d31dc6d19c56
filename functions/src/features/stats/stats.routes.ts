import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { STATS_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { toPaise, toRupees, subtractPaise, type Rupees } from '@bartan/contract/shared/money'
import { getStats } from '@bartan/contract/stats/endpoints'
import type { Stats } from '@bartan/contract/stats/schema'
import { handle } from '#http/framework/route.ts'

type OrderFigures = {
  total: number
  byStatus: Record<OrderStatus, number>
  cash: Stats['cash']
  /** For returned units of orders that aren't cancelled. */
  refunded: Rupees
  /** Orders whose parcel was refused at the door. */
  returnedToOrigin: number
}

/** Of orders and products. */
type Others = {
  ofShop: () => Promise<OrderFigures>
  newest: (limit: number) => Promise<Order[]>
  products: () => Promise<{ count: number; lowStockCount: number }>
}

/**
 * The dashboard's figures, always current and uncached: however many orders there are, the stored sums
 * (docs/decisions/0159) and 5 recent orders. Product figures come from memory.
 */
export const statsRoutes = ({ ofShop, newest, products }: Others) => [
  handle(getStats, async () => {
    const [ordered, { count, lowStockCount }, recentOrders] = await Promise.all([
      ofShop(),
      products(),
      newest(STATS_LIST_LIMIT),
    ])
    const { total, byStatus, cash, refunded, returnedToOrigin } = ordered
    return {
      revenue: cash.ordered,
      refunded,
      net: toRupees(subtractPaise(toPaise(cash.ordered), toPaise(refunded))),
      orders: total,
      products: count,
      byStatus,
      rto: returnedToOrigin,
      cash,
      lowStockCount,
      recentOrders,
    }
  }),
]
