import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, queryList, queryText } from './field.ts'
import { ORDER_STATUSES, orderSchema } from './order.ts'
import type { OrderStatus } from './order.ts'
import { ADMIN_LIST_LIMIT, cursorQuery, pageQuery } from './paging.ts'

const orderStatusOf = (label: string) =>
  z.enum(ORDER_STATUSES, { error: `${label} must be one of ${ORDER_STATUSES.join(', ')}` })
const orderStatus = orderStatusOf('status')
const isStatus = (text: string): text is OrderStatus => ORDER_STATUSES.some((one) => one === text)
const statusList = queryList('status')
  .refine((values = []) => values.every(isStatus), {
    error: `status must be of ${ORDER_STATUSES.join(', ')}`,
  })
  .transform((values) => values?.filter(isStatus))

const orderId = z.object({ id: id('id') })

const day = (label: string) =>
  queryText(label).pipe(z.iso.date({ error: `${label} must be a day, as 2026-01-31` }).optional())

export const orderListQuerySchema = z.object({
  status: statusList.meta({ description: 'A comma list' }),
  returns: z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z.enum(['open'], { error: 'returns must be open' }).optional(),
    )
    .meta({ description: 'open: with a return that waits for an answer' }),
  phone: queryText('phone', 20).meta({ description: "The beginning of the customer's phone" }),
  user: queryText('user', 128).meta({
    description: "The customer's _id; leaves no room for phone",
  }),
  from: day('from').meta({ description: "A day of the shop's time zone" }),
  to: day('to').meta({ description: 'Inclusive' }),
  ...pageQuery(ADMIN_LIST_LIMIT),
  ...cursorQuery,
})

export type OrderListQuery = z.infer<typeof orderListQuerySchema>

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

export const orderCountsSchema = z
  .object({
    processing: z.int(),
    shipped: z.int(),
    delivered: z.int(),
    cancelled: z.int(),
    returnsOpen: z.int().meta({ description: 'Orders with a return that waits for an answer' }),
  })
  .meta({ id: 'OrderCounts' })

export type OrderCounts = z.infer<typeof orderCountsSchema>

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
    status: orderStatus,
    from: orderStatusOf('from').optional().meta({
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
