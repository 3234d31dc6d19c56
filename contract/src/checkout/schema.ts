import * as z from 'zod'
import { MAX_LINES } from '../cart/rules.ts'
import { lineKeyInput } from '../cart/schema.ts'
import { MAX_CODE_LENGTH } from '../coupons/rules.ts'
import { orderAddressSchema } from '../orders/address-schema.ts'
import { MAX_BUYER_NAME } from '../orders/desk-rules.ts'
import { discountFields } from '../orders/discount-schema.ts'
import { orderLineSchema } from '../orders/schema.ts'
import { PAYMENT_METHOD } from '../pricing/charges.ts'
import { issue } from '../reasons/issues.ts'
import { absentIfEmptyOrNull, line, rupees, text, time, wholeNumber } from '../shared/field.ts'
import { gstinSchema, storedGstin } from '../shared/gstin-schema.ts'

export const checkoutSchema = z
  .object({
    _id: z.string(),
    createdAt: time,
    expiresAt: time,
    checkoutItems: z.array(
      orderLineSchema.extend({
        saleEndsAt: time.optional().meta({ description: 'Of a price in a sale that ends' }),
      }),
    ),
    shippingAddress: orderAddressSchema,
    paymentMethod: z.literal(PAYMENT_METHOD),
    itemsPrice: rupees,
    shippingPrice: rupees,
    ...discountFields,
    buyerGstin: storedGstin.optional(),
    buyerName: z.string().optional(),
    totalPrice: rupees,
    isFinalized: z.boolean(),
    orderId: z.string().optional(),
  })
  .meta({ id: 'Checkout' })

export type Checkout = z.infer<typeof checkoutSchema>

/**
 * Only the product, size, color and quantity of a posted line count. Its price is compared with ours, never charged.
 */
const checkoutLineSchema = z.object({
  ...lineKeyInput,
  quantity: wholeNumber('quantity', { min: 1 }),
  price: z
    .number({ error: issue('field_not_number', { field: 'price' }) })
    .brand<'Rupees'>()
    .optional(),
})

export const checkoutLinesSchema = (field: string) =>
  z
    .array(checkoutLineSchema, { error: issue('field_required', { field }) })
    .min(1, issue('cart_empty'))
    .max(MAX_LINES, issue('field_too_many_lines', { field, max: MAX_LINES }))

/** A firm's GSTIN, and its name: the recipient of the order's document. */
export const buyerFields = {
  buyerGstin: z
    .preprocess(absentIfEmptyOrNull, gstinSchema.optional())
    .meta({ description: 'Of a buyer registered for GST; blanks and case aside' }),
  buyerName: z
    .preprocess(absentIfEmptyOrNull, line('buyerName', MAX_BUYER_NAME).optional())
    .meta({ description: 'Of the firm: who the bill is made out to' }),
}

/** An offer's code in any case; the newsletter's also with blanks or without its dash. */
export const couponCodeSchema = z
  .preprocess(absentIfEmptyOrNull, text('couponCode', MAX_CODE_LENGTH).optional())
  .meta({ description: "An offer's, or the newsletter's; in any case" })
