import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './field.ts'

/** Longer than any code with blanks and dashes in it. */
const MAX_TYPED = 40

/** Why a code is refused; `fields.couponCode` (here `fields.code`) says it in words. */
export const COUPON_ERRORS = ['coupon_invalid', 'coupon_used', 'coupon_not_first'] as const

/** As typed; missing, null and empty all mean that there is none. */
export const couponField = z.preprocess(
  (value) => (value === null || value === '' ? undefined : value),
  text('couponCode', MAX_TYPED).optional(),
)

export const checkCoupon = endpoint({
  method: 'POST',
  path: '/api/coupons/check',
  summary: 'Whether a code would be taken for an order of this customer now, and what it is worth',
  access: 'customer',
  limitAddress: 'briefly',
  body: z.object({ code: text('code', MAX_TYPED) }),
  reply: z.object({
    code: z.string().meta({ description: 'As it is written on the order' }),
    percent: z.number().meta({ description: "Off the items' price; shipping is not reduced" }),
  }),
  errors: [...COUPON_ERRORS, 'too_many_requests'],
})
