import { TEXTS } from './texts.ts'
import { z } from 'zod'
import { shippingAddressSchema } from './address.ts'
import { COUPON_ERRORS, couponField } from './coupon.ts'
import { endpoint } from './endpoint.ts'
import { choice, id, rupees, text, time, wholeNumber } from './field.ts'
import { discountFields, orderLineSchema, orderSchema, PAYMENT_METHOD } from './order.ts'

/** How long the prices of a checkout hold (contract §6). */
export const CHECKOUT_MINUTES = 30

export const checkoutSchema = z
  .object({
    _id: z.string(),
    createdAt: time,
    expiresAt: time,
    checkoutItems: z.array(orderLineSchema),
    shippingAddress: shippingAddressSchema,
    paymentMethod: z.literal(PAYMENT_METHOD),
    itemsPrice: rupees,
    shippingPrice: rupees,
    ...discountFields,
    totalPrice: rupees,
    isFinalized: z.boolean(),
    orderId: z.string().optional(),
  })
  .meta({ id: 'Checkout' })

export type Checkout = z.infer<typeof checkoutSchema>

/** Of a posted line only the choice counts; its price is compared with ours, never charged. */
const checkoutLineSchema = z.object({
  productId: text('productId', 128),
  size: choice('size'),
  color: choice('color'),
  quantity: wholeNumber('quantity', { min: 1 }),
  price: z.number({ error: 'price must be a number' }).optional(),
})

export const checkoutLinesSchema = (label: string) =>
  z
    .array(checkoutLineSchema, { error: `${label} is required` })
    .min(1, TEXTS.cartEmptyDrawer)
    .max(200, `${label} must have at most 200 lines`)

export const createCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout',
  summary: 'Step one: price the lines from the products as they are now',
  access: 'customer',
  appCheck: true,
  checkRevoked: true,
  body: z.object({
    checkoutItems: checkoutLinesSchema('checkoutItems'),
    shippingAddress: shippingAddressSchema,
    paymentMethod: z.literal(PAYMENT_METHOD, { error: `paymentMethod must be ${PAYMENT_METHOD}` }),
    couponCode: couponField.meta({
      description: 'Of the newsletter; case, blanks and dashes aside',
    }),
    totalPrice: z.unknown().optional().meta({ description: 'Ignored: the server computes it' }),
  }),
  status: 201,
  reply: checkoutSchema,
  errors: [
    'not_found',
    'out_of_stock',
    'price_changed',
    'order_limit',
    ...COUPON_ERRORS,
    'too_many_requests',
  ],
})

export const finalizeCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout/:id/finalize',
  summary: 'Step two: take the stock and place the order, once however often it is called',
  access: 'customer',
  appCheck: true,
  checkRevoked: true,
  params: z.object({ id: id('id') }),
  body: z.object({ isCOD: z.literal(true, { error: 'isCOD must be true' }) }),
  reply: orderSchema,
  errors: ['not_found', 'out_of_stock', 'checkout_expired', 'order_limit', ...COUPON_ERRORS],
})
