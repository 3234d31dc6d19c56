import * as z from 'zod'
import { ORDER_STATUSES } from '../orders/order-process.ts'
import { orderSchema } from '../orders/schema.ts'
import { namesSchema } from '../products/names-schema.ts'
import { storedProductId } from '../products/product-id-schema.ts'
import { rupees } from '../shared/field.ts'

const parcels = {
  delivered: z.int(),
  refused: z.int(),
  rate: z
    .number()
    .meta({ description: 'Refused, of 100 of which it is known what became of them' }),
}

const mostRefused = 'Those with a refused parcel, the most refused first, at most 50'

export const rtoSchema = z
  .object({
    ...parcels,
    months: z
      .array(z.object({ month: z.string(), ...parcels }))
      .meta({ description: 'Oldest first, this one last; by when the parcels left' }),
    pins: z
      .array(z.object({ prefix: z.string(), state: z.string().optional(), ...parcels }))
      .meta({ description: `By the first three digits of the PIN. ${mostRefused}` }),
    products: z
      .array(
        z.object({ _id: storedProductId, name: z.string().optional(), ...namesSchema, ...parcels }),
      )
      .meta({ description: `${mostRefused}. A name only of what is still there` }),
  })
  .meta({ id: 'ReturnedToOrigin' })

export type Rto = z.infer<typeof rtoSchema>

export const statsSchema = z
  .object({
    revenue: rupees.meta({ description: 'Totals of the orders that are not cancelled' }),
    refunded: rupees.meta({ description: 'Refunds of accepted returns, of the same orders' }),
    net: rupees.meta({ description: 'revenue less refunded' }),
    orders: z.int().meta({ description: 'All orders' }),
    products: z.int(),
    byStatus: z.record(z.enum(ORDER_STATUSES), z.int()),
    rto: z.int().meta({ description: 'Orders whose parcel was refused at the door and came back' }),
    cash: z
      .object({
        ordered: rupees,
        toCollect: rupees,
        collected: rupees.meta({ description: 'At the door' }),
        short: rupees.meta({ description: 'What of delivered orders was not collected' }),
      })
      .meta({
        description:
          'Cash on delivery: ordered = paid ahead + toCollect + collected + short, but for refunds',
      }),
    lowStockCount: z.int().meta({ description: 'Products that are low or out' }),
    recentOrders: z.array(orderSchema),
  })
  .meta({ id: 'Stats' })

export type Stats = z.infer<typeof statsSchema>
