import { shippingAddressSchema } from '@bartan/contract/orders/address-schema'
import { issue } from '@bartan/contract/reasons/issues'
import { optionalText, text } from '@bartan/contract/shared/field'
import { optionalGstinSchema } from '@bartan/contract/shared/gstin-schema'
import * as z from 'zod'

/** The first line is house and street: no courier finds a landmark alone. */
const withStreet = z
  .string()
  .refine((address) => !/^\s*(\n|$)/.test(address), {
    error: issue('field_required', { field: 'address' }),
    abort: true,
  })
  .pipe(text('address', 300))

/** Input of step one: the address, and a GSTIN or ''. */
export const deliverySchema = shippingAddressSchema.and(
  z.object({
    address: withStreet,
    buyerGstin: optionalGstinSchema,
    buyerName: optionalText('buyerName', 100),
  }),
)

export type Delivery = z.input<typeof deliverySchema>
