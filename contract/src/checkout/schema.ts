import * as z from 'zod'
import { shippingAddressSchema } from './address-schema.ts'
import { MAX_LINES } from '../cart/rules.ts'
import { PAYMENT_METHOD } from './charges.ts'
import { discountFields, orderLineSchema } from '../orders/schema.ts'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { choice, rupees, text, time, wholeNumber } from '../shared/field.ts'

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
    buyerGstin: z.string().optional(),
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
  price: z.number({ error: issue(reason('field_not_number', { field: 'price' })) }).optional(),
})

export const checkoutLinesSchema = (field: string) =>
  z
    .array(checkoutLineSchema, { error: issue(reason('field_required', { field })) })
    .min(1, issue(reason('cart_empty')))
    .max(MAX_LINES, issue(reason('field_too_many_lines', { field, max: MAX_LINES })))
