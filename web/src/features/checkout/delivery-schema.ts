import { deliverableAddressSchema } from '@bartan/contract/orders/address-schema'
import { optionalGstinSchema } from '@bartan/contract/shared/gstin-schema'
import * as z from 'zod'

/** What step one asks for: the address, and the GSTIN of a buyer who has one, else ''. */
export const deliverySchema = deliverableAddressSchema.and(
  z.object({ buyerGstin: optionalGstinSchema }),
)

export type Delivery = z.input<typeof deliverySchema>
