import { z } from 'zod'
import { adminProductSchema } from './admin-product.ts'
import { endpoint } from './endpoint.ts'
import { rupees } from './field.ts'
import { ORDER_STATUSES, orderSchema } from './order.ts'

/** The numbers of days that the chart can show. */
export const STATS_DAYS = [30, 90] as const
export type StatsDays = (typeof STATS_DAYS)[number]

export const STATS_LIST_LIMIT = 5

const daysMessage = `days must be ${STATS_DAYS.join(' or ')}`

const daySchema = z.object({
  day: z.iso.date(),
  orders: z.int(),
  revenue: rupees,
})

export type StatsDay = z.infer<typeof daySchema>

export const statsSchema = z
  .object({
    revenue: rupees.meta({ description: 'Totals of the orders that are not cancelled' }),
    refunded: rupees.meta({ description: 'Refunds of accepted returns, of the same orders' }),
    net: rupees.meta({ description: 'revenue less refunded' }),
    orders: z.int().meta({ description: 'All orders' }),
    products: z.int(),
    byStatus: z.record(z.enum(ORDER_STATUSES), z.int()),
    cash: z
      .object({ ordered: rupees, toCollect: rupees, collected: rupees })
      .meta({ description: 'Cash on delivery: ordered = toCollect + collected' }),
    perDay: z.array(daySchema).meta({
      description: "Oldest first, today last, the shop's days; cancelled orders left out",
    }),
    bestSellers: z.array(adminProductSchema),
    slowSellers: z
      .array(adminProductSchema)
      .meta({ description: 'In stock and least sold, the oldest first' }),
    lowStock: z.array(adminProductSchema).meta({ description: 'Low or out, the scarcest first' }),
    lowStockCount: z.int(),
    recentOrders: z.array(orderSchema),
  })
  .meta({ id: 'Stats' })

export type Stats = z.infer<typeof statsSchema>

export const getStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  summary: "The dashboard's figures",
  access: 'admin',
  checkRevoked: true,
  query: z.object({
    days: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z
        .enum(STATS_DAYS.map(String), { error: daysMessage })
        .default(String(STATS_DAYS[0]))
        .transform(Number),
    ),
  }),
  reply: statsSchema,
})
