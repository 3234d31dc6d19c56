import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { absentIfEmptyOrNull, id, wholeNumber } from '../shared/field.ts'
import { cartOwnerSchema, cartSchema, guestIdSchema, lineKeyInput } from './schema.ts'

export const getCart = endpoint('GET /api/cart', {
  summary: "The shopper's cart; empty if there is none yet",
  access: 'shopper',
  query: cartOwnerSchema,
  reply: cartSchema,
})

export const addToCart = endpoint('POST /api/cart', {
  summary: 'Add units of a product in a size and color',
  access: 'shopper',
  body: cartOwnerSchema.extend({ ...lineKeyInput, quantity: wholeNumber('quantity', { min: 1 }) }),
  reply: cartSchema,
  errors: ['not_found', 'out_of_stock', 'order_limit', 'too_many_requests'],
})

export const changeQuantity = endpoint('PUT /api/cart', {
  summary: "Set a line's quantity; 0 removes it",
  access: 'shopper',
  body: cartOwnerSchema.extend({ ...lineKeyInput, quantity: wholeNumber('quantity', { min: 0 }) }),
  reply: cartSchema,
  errors: ['not_found', 'out_of_stock', 'order_limit'],
})

export const removeFromCart = endpoint('DELETE /api/cart', {
  summary: 'Remove a line',
  access: 'shopper',
  body: cartOwnerSchema.extend(lineKeyInput),
  bodyOrQuery: true,
  reply: cartSchema,
  errors: ['not_found'],
})

export const mergeCart = endpoint('POST /api/cart/merge', {
  summary: "Merge a guest's cart into the customer's; safe to repeat",
  access: 'customer',
  body: z.object({
    guestId: guestIdSchema,
    userId: z.preprocess(absentIfEmptyOrNull, id('userId').optional()),
  }),
  reply: cartSchema,
  errors: ['forbidden'],
})
