import { registrationSchema } from '@bartan/contract/users/schema'
import type { Resolver } from 'react-hook-form'
import { formResolver } from '#lib/form-resolver.ts'
import type * as z from 'zod'
import type { Language } from '@bartan/contract/shop/languages'

type Registration = z.output<typeof registrationSchema>
export type RegistrationFields = { name: string; phone: string; email: string; password: string }

/** The password's rule is checked before the phone's (spec §5): while it fails, the phone is not checked yet. */
export const registrationResolver = (
  language: Language,
): Resolver<RegistrationFields, unknown, Registration> => {
  // The schema accepts any type for email, so that it can refuse it with a message; the form has a string.
  const check = formResolver(
    language,
    registrationSchema as z.ZodType<Registration, RegistrationFields>,
  )
  return async (values, context, options) => {
    const result = await check(values, context, options)
    if (!('password' in result.errors)) return result
    const { phone: _notReached, ...errors } = result.errors
    return { values: {}, errors }
  }
}
