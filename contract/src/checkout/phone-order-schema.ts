import { z } from 'zod'
import { shippingAddressSchema } from './address-schema.ts'
import { checkoutLinesSchema } from './schema.ts'
import { absentIfEmptyOrNull, id, text } from '../shared/field.ts'
import { optionalEmailSchema, phoneSchema } from '../users/schema.ts'

const KEY_PATTERN = /^[A-Za-z0-9-]{8,64}$/

/**
 * An order that an admin enters for somebody who calls, or stands in the shop. A phone number proves nothing: only an
 * account that the admin has asked the caller about gets to see the order, and the address in it.
 */
export const phoneOrderSchema = z
  .object({
    key: z
      .string({ error: 'key must be text' })
      .regex(KEY_PATTERN, 'key must be 8 to 64 letters, digits or dashes')
      .optional()
      .meta({ description: 'Made by the form: sent again, it answers the same order' }),
    customer: z.object({
      name: text('Name', 100),
      phone: phoneSchema,
      email: optionalEmailSchema,
    }),
    orderItems: checkoutLinesSchema('orderItems'),
    shippingAddress: shippingAddressSchema,
    userId: z.preprocess(absentIfEmptyOrNull, id('userId').optional()).meta({
      description: 'The account whose orders it is to be among; only with confirmedCustomer',
    }),
    confirmedCustomer: z
      .boolean({ error: 'confirmedCustomer must be true or false' })
      .nullish()
      .meta({
        description: 'true: the admin has made sure that the caller is who the account is of',
      }),
  })
  .check((context) => {
    const { userId, confirmedCustomer } = context.value
    if (userId !== undefined && confirmedCustomer !== true)
      context.issues.push({
        code: 'custom',
        message: 'confirmedCustomer must be true',
        path: ['confirmedCustomer'],
        input: confirmedCustomer,
      })
  })

export type PhoneOrder = z.output<typeof phoneOrderSchema>
