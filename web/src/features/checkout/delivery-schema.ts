import { deliverableAddressSchema } from '@bartan/contract/orders/address-schema'
import { optionalGstinSchema } from '@bartan/contract/shared/gstin-schema'
import * as z from 'zod'

/** Input of step one: the address, and a GSTIN or ''. */
export const deliverySchema = deliverableAddressSchema.and(
  z.object({ buyerGstin: optionalGstinSchema }),
)

export type Delivery = z.input<typeof deliverySchema>
