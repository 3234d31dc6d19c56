import { z } from 'zod'
import { orderAddressSchema } from './address.ts'
import { endpoint } from './endpoint.ts'
import { id, rupees, time } from './field.ts'
import { pageQuery } from './paging.ts'
import { RETURN_STATES } from './return-rules.ts'

export const ORDER_STATUSES = ['Processing', 'Shipped', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Cash on delivery is the only way to pay (spec §1). */
export const PAYMENT_METHOD = 'COD'

/** A copy of what was bought: later changes of the product don't affect it (contract §6). */
export const orderLineSchema = z
  .object({
    productId: z.string(),
    name: z.string(),
    nameHi: z.string().optional().meta({ description: 'In Hindi, where the product had it' }),
    image: z.string(),
    price: rupees,
    size: z.string(),
    color: z.string(),
    quantity: z.int().min(1),
    returnable: z
      .boolean()
      .optional()
      .meta({ description: 'false: not taken back; absent counts as true' }),
  })
  .meta({ id: 'OrderLine' })

export type OrderLine = z.infer<typeof orderLineSchema>

const actorSchema = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.enum(['customer', 'admin']),
})

export const statusChangeSchema = z.object({
  status: z.enum(ORDER_STATUSES),
  at: time,
  by: actorSchema,
})

/** Units that the customer wants to return, and the shop's answer. */
export const orderReturnSchema = z
  .object({
    lines: z.array(
      orderLineSchema.pick({ productId: true, size: true, color: true, quantity: true }),
    ),
    reason: z.string(),
    state: z.enum(RETURN_STATES),
    requestedAt: time,
    decidedAt: time.optional(),
    decidedBy: actorSchema.optional(),
    refund: rupees.optional().meta({
      description: 'Of an accepted one: what its units were paid with, shipping left out',
    }),
  })
  .meta({ id: 'OrderReturn' })

export type OrderReturn = z.infer<typeof orderReturnSchema>

/** Present only if a coupon was used: totalPrice = itemsPrice − discount + shippingPrice. */
export const discountFields = {
  couponCode: z.string().optional(),
  discount: rupees.optional(),
}

export const orderSchema = z
  .object({
    _id: z.string(),
    checkoutId: z.string(),
    createdAt: time,
    user: z.object({
      _id: z.string(),
      name: z.string(),
      phone: z.string().meta({ description: "'' once the customer has deleted the account" }),
      email: z.string().optional(),
    }),
    orderItems: z.array(orderLineSchema),
    shippingAddress: orderAddressSchema,
    paymentMethod: z.literal(PAYMENT_METHOD),
    itemsPrice: rupees,
    shippingPrice: rupees,
    ...discountFields,
    totalPrice: rupees,
    refunded: rupees.optional().meta({ description: 'The refunds of accepted returns, where any' }),
    isPaid: z.boolean(),
    paidAt: time.optional(),
    isDelivered: z.boolean(),
    deliveredAt: time.optional(),
    status: z.enum(ORDER_STATUSES),
    statusHistory: z.array(statusChangeSchema),
    returns: z
      .array(orderReturnSchema)
      .optional()
      .meta({ description: 'Oldest first; at most the last one is still undecided' }),
  })
  .meta({ id: 'Order' })

export type Order = z.infer<typeof orderSchema>

export const ESTIMATED_DELIVERY_DAYS = 1

/** Creation date plus one day (spec §4). Takes and returns ISO 8601. */
export const estimatedDelivery = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + ESTIMATED_DELIVERY_DAYS * 24 * 60 * 60 * 1000).toISOString()

/** Orders per page if no `limit` is given. */
export const MY_ORDERS_LIMIT = 20

export const listMyOrders = endpoint({
  method: 'GET',
  path: '/api/orders/my-orders',
  summary: "The customer's orders, newest first; X-Total-Count and Link tell of the other pages",
  access: 'customer',
  query: z.object(pageQuery()),
  reply: z.array(orderSchema),
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  summary: "One of the customer's orders; an admin may read any",
  access: 'customer',
  params: z.object({ id: id('id') }),
  reply: orderSchema,
  errors: ['not_found'],
})
