import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { ORDER_READERS } from '../shared/roles.ts'
import { orderCountsSchema, orderListQuerySchema } from './admin-schema.ts'
import { statusChangeFields } from './desk-endpoints.ts'
import { collectedInputSchema } from './desk-schema.ts'
import { packerOrderSchema } from './packer-schema.ts'
import { staffOrderSchema } from './schema.ts'

export const listOrders = endpoint('GET /api/admin/orders', {
  summary:
    'All orders, newest first; X-Total-Count (exact with `page`, else up to 5000), Link and X-Next-Cursor describe the other pages',
  access: ORDER_READERS,
  query: orderListQuerySchema,
  reply: z.array(staffOrderSchema),
  replyTo: { packer: z.array(packerOrderSchema) },
})

export const countOrders = endpoint('GET /api/admin/orders/counts', {
  summary: 'How many orders wait for each kind of work',
  access: ORDER_READERS,
  reply: orderCountsSchema,
})

export const listCouriers = endpoint('GET /api/admin/orders/couriers', {
  summary: 'Names of the couriers in the settings, for who hands parcels over',
  access: ['packer'],
  reply: z.array(z.string()),
})

export const changeOrderStatus = endpoint('PUT /api/admin/orders/:id', {
  summary: "Set an order's status; stock and cash follow it (contract §6)",
  access: ['packer'],
  body: z.object({ ...statusChangeFields, collected: collectedInputSchema }),
  reply: staffOrderSchema,
  replyTo: { packer: packerOrderSchema },
  errors: ['out_of_stock', 'coupon_used', 'changed_meanwhile'],
})

export const deleteOrder = endpoint('DELETE /api/admin/orders/:id', {
  summary: 'Delete an order; the units of a Processing or Shipped one return to stock',
  access: 'admin',
  reply: z.object({ message: z.string() }),
  errors: ['account_open', 'return_open', 'exchange_sent'],
})
