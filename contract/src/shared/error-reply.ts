import * as z from 'zod'
import { plainReasonSchema, reasonSchema } from '../reasons/schema.ts'
import { rupees } from './field.ts'

/** The stable code of every failure (contract §2), and its status. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  password_change_due: 403,
  not_found: 404,
  method_not_allowed: 405,
  out_of_stock: 409,
  order_limit: 409,
  price_changed: 409,
  checkout_expired: 409,
  coupon_invalid: 409,
  coupon_used: 409,
  coupon_not_first: 409,
  offer_not_yet: 409,
  offer_over: 409,
  offer_minimum: 409,
  offer_not_here: 409,
  offer_used_up: 409,
  code_taken: 409,
  phone_taken: 409,
  sku_taken: 409,
  changed_meanwhile: 409,
  in_use: 409,
  not_serviceable: 409,
  cod_limit: 409,
  cod_blocked: 409,
  shop_closed: 409,
  order_locked: 409,
  column_unsure: 409,
  more_than_total: 409,
  more_than_open: 409,
  nothing_due: 409,
  account_open: 409,
  return_open: 409,
  return_decided: 409,
  exchange_sent: 409,
  exchange_open: 409,
  key_reused: 409,
  link_over: 410,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS

export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]

/** A line that caused a 409: what was asked for, and the current values. */
export const faultyLineSchema = z.object({
  productId: z.string().brand<'ProductId'>(),
  name: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.number(),
  /** Units that are available (out_of_stock), or may be ordered (order_limit). */
  available: z.number().optional(),
  /** The price that the caller saw, and the current one (price_changed). */
  priceWas: rupees.optional(),
  price: rupees.optional(),
})

export type FaultyLine = z.infer<typeof faultyLineSchema>

/** The current values of what a write was based on (changed_meanwhile); for a product's `was`, of its fields. */
export const currentSchema = z.looseObject({
  countInStock: z.int().optional(),
  status: z.string().optional(),
  version: z.int().optional(),
  confirmation: z.string().optional(),
  grievance: z.string().optional(),
  role: z.string().optional(),
})

export type Current = z.infer<typeof currentSchema>

export const errorReplySchema = z.object({
  message: z.string().meta({ description: 'Fit to be shown to the person at the screen' }),
  code: z.enum(ERROR_CODES),
  ...reasonSchema.omit({ message: true }).shape,
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'The message of each faulty field' }),
  fieldReasons: z
    .record(z.string(), plainReasonSchema.omit({ message: true }))
    .optional()
    .meta({ description: 'The reason of each of `fields`' }),
  lines: z.array(faultyLineSchema).optional(),
  current: currentSchema
    .optional()
    .meta({ description: 'Of changed_meanwhile: what the write was based on, as it is now' }),
  requestId: z.string(),
})

export type ErrorReply = z.infer<typeof errorReplySchema>
