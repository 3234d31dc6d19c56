import { z } from 'zod'
import {
  PASSWORD_MESSAGE,
  PASSWORD_PATTERN,
  PHONE_MESSAGE,
  PHONE_PATTERN,
  ROLES,
} from './account-rules.ts'
import { endpoint } from './endpoint.ts'
import { text } from './field.ts'
import { plainPhone } from './plain-phone.ts'

/** Takes a number as people write it, and keeps its ten digits. */
export const phoneSchema = z
  .string({ error: PHONE_MESSAGE })
  .overwrite(plainPhone)
  .regex(PHONE_PATTERN, PHONE_MESSAGE)
  .meta({ description: 'Ten digits; +91, 0, blanks and dashes are left out' })

export const newPasswordSchema = z
  .string({ error: PASSWORD_MESSAGE })
  .regex(PASSWORD_PATTERN, PASSWORD_MESSAGE)

/** Optional; an empty one counts as none (contract §5). */
export const optionalEmailSchema = z.preprocess(
  (value) =>
    value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
  z
    .string({ error: 'Email must be text' })
    .trim()
    .max(254, 'Email must have at most 254 characters')
    .pipe(z.email('Please enter a valid email address'))
    .optional(),
)

export const userSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string().optional(),
    role: z.enum(ROLES),
  })
  .meta({ id: 'User' })

export type User = z.infer<typeof userSchema>

export const profileSchema = userSchema
  .extend({
    emailConfirmed: z
      .boolean()
      .meta({ description: 'Whether a link in a mail to this address was followed' }),
  })
  .meta({ id: 'Profile' })

export type Profile = z.infer<typeof profileSchema>

export const signedInSchema = z
  .object({
    user: userSchema,
    token: z
      .string()
      .meta({ description: 'An ID token, good as Authorization: Bearer at once, for an hour' }),
    customToken: z
      .string()
      .meta({ description: 'Signs the Firebase SDK in, which then refreshes the token' }),
    mustChangePassword: z.boolean().optional().meta({
      description:
        'The password was a one-time one: a new one has to be chosen before anything else',
    }),
  })
  .meta({ id: 'SignedIn' })

export type SignedIn = z.infer<typeof signedInSchema>

/** A password to compare, not to choose: only its length is limited. */
const passwordToCheck = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .max(200, PASSWORD_MESSAGE)

export const loginSchema = z.object({ phone: phoneSchema, password: passwordToCheck('Password') })

export const login = endpoint({
  method: 'POST',
  path: '/api/users/login',
  summary: 'Sign in by phone and password',
  access: 'anyone',
  limitAddress: 'briefly',
  appCheck: true,
  body: loginSchema,
  reply: signedInSchema,
  errors: ['unauthenticated', 'too_many_requests'],
})

/** The password comes before the phone: its rule is checked first (spec §5). */
export const registrationSchema = z.object({
  name: text('Name', 100),
  password: newPasswordSchema,
  phone: phoneSchema,
  email: optionalEmailSchema,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/users/register',
  summary: 'Open a customer account',
  access: 'anyone',
  limitAddress: 'daily',
  appCheck: true,
  body: registrationSchema,
  status: 201,
  reply: signedInSchema,
  errors: ['phone_taken', 'too_many_requests'],
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/users/profile',
  summary: 'The account that the token is of',
  access: 'customer',
  reply: profileSchema,
})

export const profileChangeSchema = z.object({
  name: text('Name', 100).optional(),
  email: optionalEmailSchema.nullable(),
})

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/users/profile',
  summary:
    "Change one's name or e-mail; an empty e-mail removes it, another one is mailed a link to confirm it",
  access: 'customer',
  body: profileChangeSchema,
  reply: profileSchema,
})

export const passwordChangeSchema = z.object({
  currentPassword: passwordToCheck('Current password'),
  newPassword: newPasswordSchema,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/users/password',
  summary: "Change one's password; tokens issued before end, a new session is answered",
  access: 'customer',
  checkRevoked: true,
  evenIfPasswordDue: true,
  body: passwordChangeSchema,
  reply: signedInSchema,
  errors: ['conflict', 'too_many_requests'],
})

export const accountDeletionSchema = z.object({ password: passwordToCheck('Password') })

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/users/profile',
  summary:
    "Delete one's account for good; its orders stay, with what the law makes a seller keep. An admin can't",
  access: 'customer',
  checkRevoked: true,
  body: accountDeletionSchema,
  reply: z.object({ message: z.string() }),
  errors: ['conflict', 'too_many_requests'],
})
