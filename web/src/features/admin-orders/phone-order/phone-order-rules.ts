import { shippingAddressSchema, type TypedAddress } from '@bartan/contract/orders/address-schema'
import { MAX_BUYER_NAME } from '@bartan/contract/orders/desk-rules'
import { optionalText } from '@bartan/contract/shared/field'
import { optionalGstinSchema } from '@bartan/contract/shared/gstin-schema'
import { COUNTRY } from '@bartan/contract/shared/pin'
import type { Language } from '@bartan/contract/shop/languages'
import { registrationSchema } from '@bartan/contract/users/schema'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod'
import { formResolver } from '#lib/form-resolver.ts'

/** The caller's contact data, the delivery address, and a firm that the bill is made out to. */
export type CallerFields = Omit<TypedAddress, 'state'> &
  Record<'state' | 'email' | 'buyerGstin' | 'buyerName', string>

export const noCaller: CallerFields = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  postalCode: '',
  state: '',
  country: COUNTRY,
  buyerGstin: '',
  buyerName: '',
}

const firmSchema = z.object({
  buyerGstin: optionalGstinSchema,
  buyerName: optionalText('buyerName', MAX_BUYER_NAME),
})

/** Validation of the checkout's address, plus an optional email address and firm. */
export const callerResolver = (language: Language) =>
  formResolver(
    language,
    shippingAddressSchema.and(registrationSchema.pick({ email: true })).and(firmSchema),
  ) as unknown as Resolver<CallerFields, unknown, CallerFields>
