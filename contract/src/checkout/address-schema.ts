import { z } from 'zod'
import { PIN_MESSAGE, PIN_PATTERN, isIndia } from './pin.ts'
import { text } from '../shared/field.ts'
import { phoneSchema } from '../users/schema.ts'

/** The fields of spec §3, all required: what the API takes. */
export const shippingAddressSchema = z
  .object({
    firstName: text('First name', 60),
    lastName: text('Last name', 60),
    address: text('Address', 300),
    city: text('City', 100),
    postalCode: text('Postal code', 20),
    country: text('Country', 60),
    phone: phoneSchema,
  })
  .meta({ id: 'ShippingAddress' })

/** What the forms ask for: no courier in India delivers without a PIN, and only who types it can correct it. */
export const deliverableAddressSchema = shippingAddressSchema.check((context) => {
  const { country, postalCode } = context.value
  if (isIndia(country) && !PIN_PATTERN.test(postalCode))
    context.issues.push({
      code: 'custom',
      message: PIN_MESSAGE,
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
