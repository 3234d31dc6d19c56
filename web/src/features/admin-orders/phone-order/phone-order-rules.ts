import { shippingAddressSchema } from '@bartan/contract/orders/address-schema'
import { registrationSchema } from '@bartan/contract/users/schema'
import { COUNTRY } from '@bartan/contract/shared/pin'
import type { TypedAddress } from '@bartan/contract/orders/address-schema'
import type { Resolver } from 'react-hook-form'
import { formResolver } from '#lib/form-resolver.ts'
import type { Language } from '@bartan/contract/shop/languages'

/** The caller's contact data and the delivery address. */
export type CallerFields = Omit<TypedAddress, 'state'> & { state: string; email: string }

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
}

/** Validation of the checkout's address, plus an optional email address. */
export const callerResolver = (language: Language) =>
  formResolver(
    language,
    shippingAddressSchema.and(registrationSchema.pick({ email: true })),
  ) as unknown as Resolver<CallerFields, unknown, CallerFields>
