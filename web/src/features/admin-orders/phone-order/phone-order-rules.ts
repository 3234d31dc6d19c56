import { deliverableAddressSchema } from '@bartan/contract/checkout/address-schema'
import { registrationSchema } from '@bartan/contract/users/schema'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'
import { COUNTRY } from '@bartan/contract/checkout/pin'
import type { Resolver } from 'react-hook-form'
import { formResolver } from '#lib/form-resolver.ts'

/** Who is calling, and where the order goes. */
export type CallerFields = ShippingAddress & { email: string }

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
export const callerResolver = formResolver(
  deliverableAddressSchema.and(registrationSchema.pick({ email: true })),
) as unknown as Resolver<CallerFields, unknown, CallerFields>
