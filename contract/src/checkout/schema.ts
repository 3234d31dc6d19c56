import { z } from 'zod'
import { shippingAddressSchema } from './address-schema.ts'
import { MAX_LINES } from '../cart/rules.ts'
import { PAYMENT_METHOD } from '../orders/rules.ts'
import { discountFields, orderLineSchema } from '../orders/schema.ts'
import { choice, rupees, text, time, wholeNumber } from '../shared/field.ts'
import { TEXTS } from '../shop/texts.ts'

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
    .max(MAX_LINES, `${label} must have at most ${MAX_LINES} lines`)
