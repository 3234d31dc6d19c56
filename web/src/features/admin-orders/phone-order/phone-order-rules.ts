import { deliverableAddressSchema } from '@bartan/contract/orders/address-schema'
import { registrationSchema } from '@bartan/contract/users/schema'
import { COUNTRY } from '@bartan/contract/shared/pin'
import type { TypedAddress } from '@bartan/contract/orders/address-schema'
import type { Resolver } from 'react-hook-form'
import { formResolver } from '#lib/form-resolver.ts'
import type { Language } from '@bartan/contract/shop/languages'

/** Who is calling, and where the order goes. */
export type CallerFields = TypedAddress & { email: string }

export const noCaller: CallerFields = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  postalCode: '',
  country: COUNTRY,
}

/** The rules of the checkout's address, plus an optional e-mail. */
export const callerResolver = (language: Language) =>
  formResolver(
    language,
    deliverableAddressSchema.and(registrationSchema.pick({ email: true })),
  ) as unknown as Resolver<CallerFields, unknown, CallerFields>
