import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { PIN_PATTERN, isIndia } from './pin.ts'
import { line, text } from '../shared/field.ts'
import { phoneSchema } from '../users/schema.ts'

/** The fields of spec §3, all required: what the API takes. */
export const shippingAddressSchema = z
  .object({
    firstName: line('firstName', 60),
    lastName: line('lastName', 60),
    address: text('address', 300),
    city: line('city', 100),
    postalCode: text('postalCode', 20),
    country: line('country', 60),
    phone: phoneSchema,
  })
  .meta({ id: 'ShippingAddress' })

/** What the forms ask for: no courier in India delivers without a PIN, and only who types it can correct it. */
export const deliverableAddressSchema = shippingAddressSchema.check((context) => {
  const { country, postalCode } = context.value
  if (isIndia(country) && !PIN_PATTERN.test(postalCode))
    context.issues.push({
      code: 'custom',
      message: issue(reason('pin_invalid')),
      path: ['postalCode'],
      input: postalCode,
    })
})

export type ShippingAddress = z.infer<typeof shippingAddressSchema>

/** An address as stored in an order: it was validated once, and is not validated again. */
export const orderAddressSchema = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
    phone: z.string().meta({ description: "'' once the customer has deleted the account" }),
  })
  .meta({ id: 'OrderAddress' })

export type OrderAddress = z.infer<typeof orderAddressSchema>
