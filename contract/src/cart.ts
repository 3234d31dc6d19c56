import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { choice, id, required, rupees, text, wholeNumber } from './field.ts'

/** A guest's id is the only key to that cart; the SPA adds an unguessable suffix, other callers a UUID, say (contract §4). */
export const GUEST_ID_PATTERN = /^guest_\d{1,30}(_[A-Za-z0-9_-]{1,64})?$/

export const guestIdSchema = z
  .string({ error: required('guestId', 'text') })
  .regex(GUEST_ID_PATTERN, 'guestId must be of the form guest_{timestamp}')

const absentIsUndefined = (value: unknown) => (value === '' || value === null ? undefined : value)

/** Whose cart: the customer's where a userId is given (and the token is theirs), else the guest's. */
export const cartOwnerSchema = z.object({
  userId: z.preprocess(absentIsUndefined, id('userId').optional()),
  guestId: z.preprocess(absentIsUndefined, guestIdSchema.optional()),
})

export type CartOwner = z.infer<typeof cartOwnerSchema>

export const cartLineSchema = z
  .object({
    productId: z.string(),
    name: z.string(),
    nameHi: z.string().optional().meta({ description: 'In Hindi, where the product has it' }),
    image: z.string(),
    price: rupees.meta({ description: 'As it is now, each' }),
    priceWas: rupees
      .optional()
      .meta({ description: 'What it cost when it was added, where that has changed since' }),
    size: z.string().meta({ description: "'' for a product without sizes" }),
    color: z.string().meta({ description: "'' for a product without colours" }),
    quantity: z.int().min(1),
    available: z.boolean().meta({
      description:
        'false: deleted, sold out or not in this size and colour any more; outside the total until removed or back',
    }),
    countInStock: z.int().min(0).meta({ description: 'Units of the product that can be had now' }),
  })
  .meta({ id: 'CartLine' })

export type CartLine = z.infer<typeof cartLineSchema>

// On a page of their own, so that the web can tell lines apart without loading the schemas.
export { isSameLine } from './line-key.ts'
export type { LineKey } from './line-key.ts'

export const cartSchema = z
  .object({
    userId: z.string().optional(),
    guestId: z.string().optional(),
    products: z.array(cartLineSchema),
    totalPrice: rupees.meta({ description: 'Of the available lines, before shipping' }),
  })
  .meta({ id: 'Cart' })

export type Cart = z.infer<typeof cartSchema>

const lineKey = {
  productId: text('productId', 128),
  size: choice('size'),
  color: choice('color'),
}

export const getCart = endpoint({
  method: 'GET',
  path: '/api/cart',
  summary: "The shopper's cart; empty where there is none yet",
  access: 'shopper',
  query: cartOwnerSchema,
  reply: cartSchema,
})

export const addToCart = endpoint({
  method: 'POST',
  path: '/api/cart',
  summary: 'Add units of a product in a size and colour',
  access: 'shopper',
  body: cartOwnerSchema.extend({
    ...lineKey,
    quantity: wholeNumber('quantity', { min: 1 }),
  }),
  reply: cartSchema,
  errors: ['not_found', 'out_of_stock', 'order_limit'],
})

export const changeQuantity = endpoint({
  method: 'PUT',
  path: '/api/cart',
  summary: "Set a line's quantity; 0 removes it",
  access: 'shopper',
  body: cartOwnerSchema.extend({
    ...lineKey,
    quantity: wholeNumber('quantity', { min: 0 }),
  }),
  reply: cartSchema,
  errors: ['not_found', 'out_of_stock', 'order_limit'],
})

export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/api/cart',
  summary: 'Remove a line',
  access: 'shopper',
  body: cartOwnerSchema.extend(lineKey),
  bodyOrQuery: true,
  reply: cartSchema,
  errors: ['not_found'],
})

export const mergeCart = endpoint({
  method: 'POST',
  path: '/api/cart/merge',
  summary: "Move a guest's cart into the customer's; safe to repeat",
  access: 'customer',
  body: z.object({
    guestId: guestIdSchema,
    userId: z.preprocess(absentIsUndefined, id('userId').optional()),
  }),
  reply: cartSchema,
  errors: ['forbidden'],
})
