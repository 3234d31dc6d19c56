import { z } from 'zod'
import { ORDER_STATUSES } from '../orders/rules.ts'
import { orderSchema } from '../orders/schema.ts'
import { adminProductSchema } from '../products/admin-schema.ts'
import { rupees } from '../shared/field.ts'

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
    rto: z.int().meta({
      description: 'Orders whose parcel was refused at the door and came back',
    }),
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
