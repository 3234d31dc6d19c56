import * as z from 'zod'
import { shippingAddressSchema } from '../orders/address-schema.ts'
import { advanceSchema } from '../orders/advance-schema.ts'
import { issue } from '../reasons/issues.ts'
import { absentIfEmptyOrNull, formKey, id, line, oneOf, yesOrNo } from '../shared/field.ts'
import { LANGUAGE_CODES } from '../shop/languages.ts'
import { optionalEmailSchema, phoneSchema } from '../users/schema.ts'
import { buyerFields, checkoutLinesSchema, couponCodeSchema } from './schema.ts'

/**
 * An order that an admin enters for a caller or a visitor in the shop. A phone number proves nothing: only an account
 * that the admin has asked the caller about gets to see the order and its address.
 */
export const phoneOrderSchema = z
  .object({
    key: formKey('key').meta({
      description: 'Made by the form: sent again, it answers the same order',
    }),
    customer: z.object({
      name: line('fullName', 100),
      phone: phoneSchema,
      email: optionalEmailSchema,
    }),
    orderItems: checkoutLinesSchema('orderItems'),
    shippingAddress: shippingAddressSchema,
    advance: advanceSchema.nullish().meta({ description: 'What the caller has paid ahead' }),
    couponCode: couponCodeSchema,
    ...buyerFields,
    language: z
      .preprocess(absentIfEmptyOrNull, oneOf('language', LANGUAGE_CODES).optional())
      .meta({ description: 'In which the customer is written to; absent: English' }),
    whatsapp: yesOrNo('whatsapp').nullish().meta({
      description: 'The caller agrees to be told of the order over WhatsApp',
    }),
    userId: z.preprocess(absentIfEmptyOrNull, id('userId').optional()).meta({
      description: 'The account whose orders it is to be among; only with confirmedCustomer',
    }),
    confirmedCustomer: yesOrNo('confirmedCustomer').nullish().meta({
      description: 'true: the admin has made sure that the caller is who the account is of',
    }),
  })
  .check((context) => {
    const { userId, confirmedCustomer } = context.value
    if (userId !== undefined && confirmedCustomer !== true)
      context.issues.push({
        code: 'custom',
        message: issue('field_not', { field: 'confirmedCustomer', value: 'true' }),
        path: ['confirmedCustomer'],
        input: confirmedCustomer,
      })
  })
