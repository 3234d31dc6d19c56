import * as z from 'zod'
import { namesSchema } from '../products/names-schema.ts'
import { storedProductId, storedSku, productIdInput } from '../products/product-id-schema.ts'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { absentIfEmptyOrNull, choice, id, required, rupees, time } from '../shared/field.ts'
import { GUEST_ID_PATTERN } from './rules.ts'

export const lineKeyInput = {
  productId: productIdInput('productId'),
  size: choice('size'),
  color: choice('color'),
}

export const guestIdSchema = z
  .string({ error: required('guestId', reason('field_not_text', { field: 'guestId' })) })
  .regex(
    GUEST_ID_PATTERN,
    issue('field_not_of_form', { field: 'guestId', form: 'guest_{timestamp}' }),
  )

/** The cart's owner: the customer of `userId`, whose token it must be, else the guest. */
export const cartOwnerSchema = z.object({
  userId: z.preprocess(absentIfEmptyOrNull, id('userId').optional()),
  guestId: z.preprocess(absentIfEmptyOrNull, guestIdSchema.optional()),
})

export type CartOwner = z.infer<typeof cartOwnerSchema>

const cartLineSchema = z
  .object({
    productId: storedProductId,
    sku: storedSku.optional().meta({
      description: 'Of the variant, or of a product without; absent once there is no such variant',
    }),
    name: z.string(),
    ...namesSchema,
    image: z.string(),
    price: rupees.meta({ description: 'As it is now, each' }),
    originalPrice: rupees.optional().meta({ description: 'Shown struck through' }),
    saleEndsAt: time.optional().meta({ description: 'Of a price in a sale that ends' }),
    priceWas: rupees
      .optional()
      .meta({ description: 'What it cost when it was added, where that has changed since' }),
    size: z.string().meta({ description: "'' for a product without sizes" }),
    color: z.string().meta({ description: "'' for a product without colors" }),
    quantity: z.int().min(1),
    available: z.boolean().meta({
      description:
        'false: deleted, sold out or not in this size and color any more; outside the total until removed or back',
    }),
    countInStock: z.int().min(0).meta({ description: 'Units of the product that can be had now' }),
  })
  .meta({ id: 'CartLine' })

export type CartLine = z.infer<typeof cartLineSchema>

export const cartSchema = z
  .object({
    userId: z.string().optional(),
    guestId: z.string().optional(),
    products: z.array(cartLineSchema),
    totalPrice: rupees.meta({ description: 'Of the available lines, before shipping' }),
  })
  .meta({ id: 'Cart' })

export type Cart = z.infer<typeof cartSchema>
