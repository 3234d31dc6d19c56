import { loginSchema, registrationSchema } from '@bartan/contract/users/schema'
import type * as z from 'zod'
import { rulesOf } from '#lib/form-resolver.ts'

export const loginRules = rulesOf(loginSchema)

export type Registration = z.output<typeof registrationSchema>
type TypedRegistration = { name: string; phone: string; email: string; password: string }

// The schema accepts any type for email, so that it can refuse it with a message; the form has a string.
export const registrationRules = rulesOf(
  registrationSchema as z.ZodType<Registration, TypedRegistration>,
)
