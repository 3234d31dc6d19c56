import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { line, text } from '../shared/field.ts'
import { COUNTRY, isIndia, isPin, plainPin, stateOf } from '../shared/pin.ts'
import { STATE_NAMES } from '../shared/states.ts'
import { phoneSchema, storedPhone } from '../users/schema.ts'

const STATES_BY_KEY = new Map(STATE_NAMES.map((name) => [name.toLowerCase(), name]))

const stateSchema = z.preprocess(
  (typed: string | null | undefined) => typed || undefined,
  line('state', 60)
    .overwrite((typed) => STATES_BY_KEY.get(typed.toLowerCase()) ?? typed)
    .refine(
      (state) => STATE_NAMES.includes(state),
      issue('field_not_one_of', { field: 'state', choices: STATE_NAMES.join(', ') }),
    )
    .optional()
    .meta({ description: "As GET /api/states names it; left out, the PIN code's" }),
)

const fieldsSchema = z.object({
  firstName: line('firstName', 60),
  lastName: line('lastName', 60),
  address: text('address', 300),
  city: line('city', 100),
  postalCode: text('postalCode', 20),
  state: stateSchema,
  country: line('country', 60),
  phone: phoneSchema,
})

type Fields = z.output<typeof fieldsSchema>

/** As stored: a PIN of six digits, one name of the country, and a state wherever one is known. */
const normalized = ({ state: given, ...address }: Fields): Fields => {
  const postalCode = plainPin(address.postalCode)
  const country = isIndia(address.country) ? COUNTRY : address.country
  const state = stateOf({ country, postalCode, state: given })
  return { ...address, postalCode, country, ...(state !== undefined && { state }) }
}

/** The shop delivers in India alone, and no courier there without a PIN. */
const refusePlace: z.core.CheckFn<Fields> = ({ value: { country, postalCode }, issues }) => {
  if (!isIndia(country))
    issues.push({
      code: 'custom',
      message: issue('country_not_served'),
      path: ['country'],
      input: country,
    })
  if (!isPin(postalCode))
    issues.push({
      code: 'custom',
      message: issue('pin_invalid'),
      path: ['postalCode'],
      input: postalCode,
    })
}

/** The fields of spec §3, all required, and the state (contract §22): the one schema of addresses that come in. */
export const shippingAddressSchema = fieldsSchema
  .overwrite(normalized)
  .check(refusePlace)
  .meta({ id: 'ShippingAddress' })

export type ShippingAddress = z.infer<typeof shippingAddressSchema>

export type TypedAddress = z.input<typeof fieldsSchema>

/** An address as stored: validated when it came in, and not again. */
export const orderAddressSchema = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    state: z.string().optional().meta({ description: 'Absent where the PIN code tells none' }),
    country: z.string(),
    phone: storedPhone.meta({ description: "'' once the customer has deleted the account" }),
  })
  .meta({ id: 'OrderAddress' })

export type OrderAddress = z.infer<typeof orderAddressSchema>
