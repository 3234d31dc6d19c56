import * as z from 'zod'
import { OFFER_ERRORS } from '../offers/codes.ts'
import { endpoint } from '../shared/endpoint.ts'
import { text } from '../shared/field.ts'
import { COUPON_ERRORS, MAX_CODE_LENGTH } from './rules.ts'

export const checkCoupon = endpoint('POST /api/coupons/check', {
  summary: 'Whether a code is valid for an order of this customer now, and what it is worth',
  access: 'customer',
  limitAddress: 'perTenMinutes',
  body: z.object({ code: text('code', MAX_CODE_LENGTH) }),
  reply: z.object({
    code: z.string().meta({ description: 'As it is written on the order' }),
    name: z.string().optional().meta({ description: 'Of the offer; absent of the newsletter' }),
    percent: z.number().optional().meta({
      description: "Off the items' price; shipping is not reduced. Absent of other kinds of offers",
    }),
  }),
  errors: [...COUPON_ERRORS, ...OFFER_ERRORS],
})
