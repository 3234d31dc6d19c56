import { ORDER_STATUSES, type OrderStatus } from '@bartan/contract/orders/order-process'
import { paise, type Paise } from '@bartan/contract/shared/money'
import type { Connect } from '#database/connect.ts'
import { SUM_SHARDS } from '#domain/orders/sales-sums.ts'
import type { Figures } from './order-figures.ts'

export type ShopFigures = {
  byStatus: Record<OrderStatus, Figures>
  /** Advances on open orders. */
  advanced: Paise
  /** At the door of delivered orders, and what was not. */
  collected: Paise
  short: Paise
  /** Of orders that aren't cancelled. */
  refunded: Paise
  /** Parcels that were refused at the door. */
  returnedToOrigin: number
}

/** Totals of all orders from the stored sums: SUM_SHARDS reads, however many orders there are. */
export const storedFiguresRepository = (connect: Connect) => ({
  ofShop: async (): Promise<ShopFigures> => {
    const { orderTotals } = await connect()
    const { docs } = await orderTotals.limit(SUM_SHARDS).get()
    const shards = docs.map((document) => document.data())
    const sum = (valueOf: (shard: (typeof shards)[number]) => number | undefined): number =>
      shards.reduce((total, shard) => total + (valueOf(shard) ?? 0), 0)
    return {
      byStatus: Object.fromEntries(
        ORDER_STATUSES.map((status) => [
          status,
          {
            count: sum(({ byStatus }) => byStatus?.[status]?.count),
            paise: paise(sum(({ byStatus }) => byStatus?.[status]?.paise)),
          },
        ]),
      ) as Record<OrderStatus, Figures>,
      advanced: paise(sum(({ all }) => all?.advanced)),
      collected: paise(sum(({ all }) => all?.collected)),
      short: paise(sum(({ all }) => all?.short)),
      refunded: paise(sum(({ all }) => all?.refunded)),
      returnedToOrigin: sum(({ all }) => all?.returnedToOrigin),
    }
  },
})
