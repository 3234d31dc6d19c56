import { shippingAddressSchema } from '@bartan/contract/orders/address-schema'
import { optionalGstinSchema } from '@bartan/contract/shared/gstin-schema'
import { optionalText } from '@bartan/contract/shared/field'
import * as z from 'zod'

/** Input of step one: the address, and a GSTIN or ''. */
export const deliverySchema = shippingAddressSchema.and(
  z.object({ buyerGstin: optionalGstinSchema, buyerName: optionalText('buyerName', 100) }),
)

export type Delivery = z.input<typeof deliverySchema>
