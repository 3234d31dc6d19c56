import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { line, text } from '../shared/field.ts'
import { phoneSchema, storedPhone } from '../users/schema.ts'
import { PIN_PATTERN, isIndia, pinOf, plainPin } from '../shared/pin.ts'

/** The fields of spec §3, all required. */
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

/** Stores a PIN as six digits, however it was written. */
const typedAddressSchema = shippingAddressSchema.overwrite((address) => ({
  ...address,
  postalCode: pinOf(address) ?? address.postalCode,
}))

/** Refuses an address in India whose postal code isn't a PIN. */
const indianPin =
  (isPin: (postalCode: string) => boolean): z.core.CheckFn<ShippingAddress> =>
  ({ value: { country, postalCode }, issues }) => {
    if (isIndia(country) && !isPin(postalCode))
      issues.push({
        code: 'custom',
        message: issue('pin_invalid'),
        path: ['postalCode'],
        input: postalCode,
      })
  }

/** No postal zone is 0: people type this to get past the field. */
const NO_PIN = /^0\d{5}$/

/** The API's rule. Spec §3 has no rule for postal codes, so only impossible PINs are refused. */
export const newAddressSchema = typedAddressSchema.check(
  indianPin((postalCode) => !NO_PIN.test(plainPin(postalCode))),
)

/** The rule of forms: no courier in India delivers without a PIN, and only the customer can correct it. */
export const deliverableAddressSchema = typedAddressSchema.check(
  indianPin((postalCode) => PIN_PATTERN.test(postalCode)),
)

export type ShippingAddress = z.infer<typeof shippingAddressSchema>

export type TypedAddress = z.input<typeof shippingAddressSchema>

/** An address as stored in an order: validated when the order was placed, and not again. */
export const orderAddressSchema = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string(),
    phone: storedPhone.meta({ description: "'' once the customer has deleted the account" }),
  })
  .meta({ id: 'OrderAddress' })

export type OrderAddress = z.infer<typeof orderAddressSchema>
