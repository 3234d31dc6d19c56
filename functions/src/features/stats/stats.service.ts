import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { toPaise, toRupees } from '@bartan/contract/shared/money'
import type { Order } from '@bartan/contract/orders/schema'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { addDays, dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import { STATS_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
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
}

type Ports = {
  orders: {
    figures: () => Promise<OrderFigures>
    /** Refunds for returned units, in orders that are not cancelled; rupees. */
    refunded: () => Promise<number>
    /** Orders whose parcel was refused at the door. */
    returnedToOrigin: () => Promise<number>
    /** Orders of a period that are not cancelled; rupees. */
    between: (from: Date, before: Date) => Promise<{ orders: number; revenue: number }>
    newest: (limit: number) => Promise<Order[]>
  }
  products: (limit: number) => Promise<ProductFigures>
  clock: Clock
}

/**
 * The dashboard's figures, always current: nothing is cached.
 *
 * One call reads, however many orders there are (up to a thousand): 6 for the totals, one per day of the chart and 5
 * recent orders; 41 for 30 days, 101 for 90. The product figures come from memory. Reading the orders themselves
 * would cost one read per order; keeping counters would cost every checkout a write to one contended document.
 */
export const statsService = ({ orders, products, clock }: Ports) => {
  const perDay = (days: number): Promise<StatsDay[]> => {
    const first = addDays(dayOf(clock.now()), 1 - days)
    const shown = Array.from({ length: days }, (_, index) => addDays(first, index))
    return Promise.all(
      shown.map(async (day) => ({
        day,
        ...(await orders.between(startOfDay(day), startOfDay(addDays(day, 1)))),
      })),
    )
  }

  return {
    get: async (days: number): Promise<Stats> => {
      const [{ total, byStatus, cash }, refunded, rto, chart, { count, ...lists }, recentOrders] =
        await Promise.all([
          orders.figures(),
          orders.refunded(),
          orders.returnedToOrigin(),
          perDay(days),
          products(STATS_LIST_LIMIT),
          orders.newest(STATS_LIST_LIMIT),
        ])
      return {
        revenue: cash.ordered,
        refunded,
        net: toRupees(toPaise(cash.ordered) - toPaise(refunded)),
        orders: total,
        products: count,
        byStatus,
        rto,
        cash,
        perDay: chart,
        ...lists,
        recentOrders,
      }
    },
  }
}

export type StatsService = ReturnType<typeof statsService>
