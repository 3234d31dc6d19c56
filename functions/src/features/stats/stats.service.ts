import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { STATS_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { paise, toPaise, toRupees, subtractPaise, type Rupees } from '@bartan/contract/shared/money'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import type { Stats, StatsDay } from '@bartan/contract/stats/schema'
import type { Clock } from '#platform/clock.ts'

type ProductFigures = {
  count: number
  bestSellers: AdminProduct[]
  slowSellers: AdminProduct[]
  lowStock: AdminProduct[]
  lowStockCount: number
}

type OrderFigures = {
  total: number
  byStatus: Record<OrderStatus, number>
  cash: Stats['cash']
  /** For returned units of orders that aren't cancelled. */
  refunded: Rupees
  /** Orders whose parcel was refused at the door. */
  returnedToOrigin: number
}

/** Paise. */
type DaySales = { day: string; sales: { orders?: number; total?: number } }

type Ports = {
  orders: {
    ofShop: () => Promise<OrderFigures>
    /** Sales of these days without cancelled orders; a day may occur several times. */
    sales: (days: { from: string; to: string }) => Promise<DaySales[]>
    newest: (limit: number) => Promise<Order[]>
  }
  products: (limit: number) => Promise<ProductFigures>
  clock: Clock
}

/**
 * The dashboard's figures, always current and uncached.
 *
 * However many orders there are, one call reads the stored sums (docs/decisions/0159) and 5 recent orders: 17 documents
 * for 30 days, 25 for 90. Product figures come from memory.
 */
export const statsService = ({ orders, products, clock }: Ports) => {
  const perDay = async (count: number): Promise<StatsDay[]> => {
    const to = dayOf(clock.now())
    const from = addDays(to, 1 - count)
    const days = new Map(
      Array.from({ length: count }, (_, index) => [addDays(from, index), { orders: 0, total: 0 }]),
    )
    for (const { day, sales } of await orders.sales({ from, to })) {
      const sum = days.get(day)
      if (!sum) continue
      sum.orders += sales.orders ?? 0
      sum.total += sales.total ?? 0
    }
    return [...days].map(([day, sum]) => ({
      day,
      orders: sum.orders,
      revenue: toRupees(paise(sum.total)),
    }))
  }

  return {
    get: async (days: number): Promise<Stats> => {
      const [ofShop, chart, { count, ...lists }, recentOrders] = await Promise.all([
        orders.ofShop(),
        perDay(days),
        products(STATS_LIST_LIMIT),
        orders.newest(STATS_LIST_LIMIT),
      ])
      const { total, byStatus, cash, refunded, returnedToOrigin } = ofShop
      return {
        revenue: cash.ordered,
        refunded,
        net: toRupees(subtractPaise(toPaise(cash.ordered), toPaise(refunded))),
        orders: total,
        products: count,
        byStatus,
        rto: returnedToOrigin,
        cash,
        perDay: chart,
        ...lists,
        recentOrders,
      }
    },
  }
}

export type StatsService = ReturnType<typeof statsService>
