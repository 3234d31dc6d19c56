import type { Language } from '@bartan/contract/shop/languages'
import { loginSchema, registrationSchema } from '@bartan/contract/users/schema'
import type * as z from 'zod'
import { formResolver } from '#lib/form-resolver.ts'

export type Login = z.input<typeof loginSchema>

export const loginRules = (language: Language) => formResolver(language, loginSchema)

export type Registration = z.output<typeof registrationSchema>
export type TypedRegistration = { name: string; phone: string; email: string; password: string }

// The schema accepts any type for email, so that it can refuse it with a message; the form has a string.
export const registrationRules = (language: Language) =>
  formResolver(language, registrationSchema as z.ZodType<Registration, TypedRegistration>)
