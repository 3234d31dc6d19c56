import * as z from 'zod'
import { takenOfferSchema } from '../offers/schema.ts'
import { rupees } from '../shared/field.ts'

/** Present only if an offer applies: totalPrice = itemsPrice − discount + shippingPrice. */
export const discountFields = {
  /** Absent in orders older than offers. */
  offer: takenOfferSchema.optional(),
  /** The offer's code, if it has one. */
  couponCode: z.string().optional(),
  discount: rupees.optional(),
}
