import { z } from 'zod'
import { orderCountsSchema, orderListQuerySchema } from './admin-schema.ts'
import { ORDER_STATUSES } from './rules.ts'
import { orderSchema } from './schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { id, oneOf } from '../shared/field.ts'

const orderId = z.object({ id: id('id') })

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  summary:
    'All orders, newest first; X-Total-Count, Link and X-Next-Cursor tell of the other pages',
  access: 'admin',
  checkRevoked: true,
  query: orderListQuerySchema,
  reply: z.array(orderSchema),
})

export const countOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders/counts',
  summary: 'How many orders there are to do something about',
  access: 'admin',
  checkRevoked: true,
  reply: orderCountsSchema,
})

export const changeOrderStatus = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id',
  summary: "Set an order's status; stock and cash follow it (contract §6)",
  access: 'admin',
  checkRevoked: true,
  params: orderId,
  body: z.object({
    status: oneOf('status', ORDER_STATUSES),
    from: oneOf('from', ORDER_STATUSES).optional().meta({
      description:
        'The status that the change is based on; if it is another by now: changed_meanwhile',
    }),
  }),
  reply: orderSchema,
  errors: ['not_found', 'out_of_stock', 'coupon_used', 'changed_meanwhile'],
})

export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/api/admin/orders/:id',
  summary: 'Delete an order; of a Processing or Shipped one the stock comes back',
  access: 'admin',
  checkRevoked: true,
  params: orderId,
  reply: z.object({ message: z.string() }),
  errors: ['not_found'],
})
