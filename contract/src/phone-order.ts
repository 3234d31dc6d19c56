import { z } from 'zod'
import { shippingAddressSchema } from './address.ts'
import { checkoutLinesSchema } from './checkout.ts'
import { endpoint } from './endpoint.ts'
import { text } from './field.ts'
import { orderSchema } from './order.ts'
import { optionalEmailSchema, phoneSchema } from './user.ts'

const KEY_PATTERN = /^[A-Za-z0-9-]{8,64}$/

/** An order that an admin enters for somebody who calls, or stands in the shop. */
export const phoneOrderSchema = z.object({
  key: z
    .string({ error: 'key must be text' })
    .regex(KEY_PATTERN, 'key must be 8 to 64 letters, digits or dashes')
    .optional()
    .meta({ description: 'Made by the form: sent again, it answers the same order' }),
  customer: z.object({
    name: text('Name', 100),
    phone: phoneSchema,
    email: optionalEmailSchema,
  }),
  orderItems: checkoutLinesSchema('orderItems'),
  shippingAddress: shippingAddressSchema,
})

export type PhoneOrder = z.output<typeof phoneOrderSchema>

export const placePhoneOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders',
  summary:
    "Place an order for a caller or a walk-in, at today's prices; it is among the orders of who has the phone",
  access: 'admin',
  checkRevoked: true,
  body: phoneOrderSchema,
  status: 201,
  reply: orderSchema,
  errors: ['not_found', 'out_of_stock', 'price_changed'],
})
