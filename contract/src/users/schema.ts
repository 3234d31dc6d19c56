import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { emailAddress, line, text, time, yesOrNo } from '../shared/field.ts'
import { ROLES } from '../shared/roles.ts'
import { plainPhone, PASSWORD_PATTERN, PHONE_PATTERN } from './rules.ts'

/** Takes a number as people write it, and stores its ten digits. */
export const phoneSchema = z
  .string({ error: issue('phone_invalid') })
  .overwrite(plainPhone)
  .regex(PHONE_PATTERN, issue('phone_invalid'))
  .meta({ description: 'Ten digits; +91, 0, blanks and dashes are left out' })
  .brand<'Phone'>()

export const storedPhone = z.string().brand<'Phone'>()

export const newPasswordSchema = z
  .string({ error: issue('password_invalid') })
  .regex(PASSWORD_PATTERN, issue('password_invalid'))

/** Optional; an empty one counts as none (contract §5). */
export const optionalEmailSchema = z.preprocess(
  (value) =>
    value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
  emailAddress(issue('field_not_text', { field: 'email' })).optional(),
)

export const userSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    phone: storedPhone,
    email: z.string().optional(),
    role: z.enum(ROLES),
  })
  .meta({ id: 'User' })

export type User = z.infer<typeof userSchema>

/** Since when an account is blocked from cash on delivery, and why. */
export const codBlockSchema = z
  .object({ reason: z.string().meta({ description: "'' if none was given" }), at: time })
  .meta({ id: 'CodBlock' })

export const profileSchema = userSchema
  .extend({
    emailConfirmed: z
      .boolean()
      .meta({ description: 'Whether a link in a mail to this address was followed' }),
    cartReminder: z.boolean().optional().meta({
      description: 'Agrees to be reminded, once, of a cart that was left',
    }),
    whatsapp: z.boolean().optional().meta({
      description: 'Agrees to be told of orders over WhatsApp; absent: never said',
    }),
    whatsappAt: time.optional().meta({ description: 'When that was said' }),
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

/** A password to compare, not to set: only its length is limited. */
const passwordToCheck = (field: string) =>
  z
    .string({ error: issue('field_required', { field }) })
    .min(1, issue('field_required', { field }))
    .max(200, issue('password_invalid'))

export const loginSchema = z.object({ phone: phoneSchema, password: passwordToCheck('password') })

/** The password comes before the phone, because its rule is checked first (spec §5). */
export const registrationSchema = z.object({
  name: line('fullName', 100),
  password: newPasswordSchema,
  phone: phoneSchema,
  email: optionalEmailSchema,
})

export const profileChangeSchema = z.object({
  name: line('fullName', 100).optional(),
  email: optionalEmailSchema.nullable(),
  cartReminder: yesOrNo('cartReminder').optional(),
  whatsapp: yesOrNo('whatsapp').optional(),
})

export const passwordChangeSchema = z.object({
  currentPassword: passwordToCheck('currentPassword'),
  newPassword: newPasswordSchema,
})

/** An invalid token is treated like an expired one. */
export const passwordResetSchema = z.object({
  token: text('token', 200),
  newPassword: newPasswordSchema,
})

export const accountDeletionSchema = z.object({ password: passwordToCheck('password') })
