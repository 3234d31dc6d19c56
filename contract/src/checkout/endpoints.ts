import * as z from 'zod'
import { COUPON_ERRORS } from '../coupons/rules.ts'
import { OFFER_ERRORS } from '../offers/codes.ts'
import { offerQuoteSchema } from '../offers/schema.ts'
import { shippingAddressSchema } from '../orders/address-schema.ts'
import { orderSchema } from '../orders/schema.ts'
import { PAYMENT_METHOD } from '../pricing/charges.ts'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { absentIfEmptyOrNull, oneOf, yesOrNo } from '../shared/field.ts'
import { LANGUAGE_CODES } from '../shop/languages.ts'
import { phoneOrderSchema } from './phone-order-schema.ts'
import { buyerFields, checkoutLinesSchema, checkoutSchema, couponCodeSchema } from './schema.ts'

/** Newsletter codes are quoted as well as offers' codes. */
export const quoteOffer = endpoint('POST /api/checkout/quote', {
  summary: 'Price these lines now: sales, the applied offer, the coupon and delivery',
  access: 'visitor',
  limitAddress: 'perTenMinutes',
  body: z.object({
    checkoutItems: checkoutLinesSchema('checkoutItems'),
    couponCode: couponCodeSchema,
    shippingAddress: z
      .object({ postalCode: z.string().optional() })
      .nullish()
      .meta({ description: 'Where delivery depends on the place' }),
  }),
  reply: offerQuoteSchema,
  errors: ['not_found', 'out_of_stock', ...COUPON_ERRORS, ...OFFER_ERRORS],
})

/** Reasons to refuse an order: the customer, the place, the time, or the code. */
const REFUSALS = [
  'order_limit',
  'not_serviceable',
  'cod_limit',
  'cod_blocked',
  'shop_closed',
  ...COUPON_ERRORS,
  ...OFFER_ERRORS,
] as const

export const createCheckout = endpoint('POST /api/checkout', {
  summary: "Step one: price the lines by today's products",
  access: 'customer',
  appCheck: true,
  checkRevoked: true,
  body: z.object({
    checkoutItems: checkoutLinesSchema('checkoutItems'),
    shippingAddress: shippingAddressSchema,
    paymentMethod: z.literal(PAYMENT_METHOD, {
      error: issue('field_not', { field: 'paymentMethod', value: PAYMENT_METHOD }),
    }),
    couponCode: couponCodeSchema,
    ...buyerFields,
    language: z
      .preprocess(absentIfEmptyOrNull, oneOf('language', LANGUAGE_CODES).optional())
      .meta({ description: "Of the customer's pages: messages about the order are in it" }),
    whatsapp: yesOrNo('whatsapp').nullish().meta({
      description: 'Agrees to be told of the order over WhatsApp; absent: as the profile says',
    }),
    totalPrice: z.unknown().optional().meta({ description: 'Ignored: the server computes it' }),
  }),
  status: 201,
  reply: checkoutSchema,
  errors: ['not_found', 'out_of_stock', 'price_changed', ...REFUSALS, 'too_many_requests'],
})

export const finalizeCheckout = endpoint('POST /api/checkout/:id/finalize', {
  summary: 'Step two: take the stock and place the order; repeated calls place it once',
  access: 'customer',
  appCheck: true,
  checkRevoked: true,
  body: z.object({
    isCOD: z.literal(true, { error: issue('field_not', { field: 'isCOD', value: 'true' }) }),
  }),
  reply: orderSchema,
  errors: ['out_of_stock', 'checkout_expired', ...REFUSALS],
})

export const placePhoneOrder = endpoint('POST /api/admin/orders', {
  summary:
    "Place an order for a caller or walk-in at today's prices; it is in no customer's list unless an account is named",
  access: 'admin',
  body: phoneOrderSchema,
  status: 201,
  reply: orderSchema,
  errors: [
    'not_found',
    'out_of_stock',
    'price_changed',
    'more_than_total',
    ...COUPON_ERRORS,
    ...OFFER_ERRORS,
  ],
})
