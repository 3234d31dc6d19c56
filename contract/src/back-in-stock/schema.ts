import * as z from 'zod'
import { namesSchema } from '../products/names-schema.ts'
import { storedProductId } from '../products/product-id-schema.ts'
import { issue } from '../reasons/issues.ts'
import { absentIfEmptyOrNull, choice, time } from '../shared/field.ts'
import { MAIL_LANGUAGES } from '../shop/languages.ts'
import { optionalEmailSchema, phoneSchema, storedPhone } from '../users/schema.ts'

export const backInStockSchema = z
  .object({
    email: optionalEmailSchema,
    phone: z.preprocess(absentIfEmptyOrNull, phoneSchema.optional()),
    size: choice('size').meta({
      description: 'Of the variant; without a choice: whatever is back',
    }),
    color: choice('color'),
    language: z
      .enum(MAIL_LANGUAGES, {
        error: issue('field_not', { field: 'language', value: MAIL_LANGUAGES.join(' or ') }),
      })
      .default('en'),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    error: issue('contact_missing'),
    path: ['email'],
  })

export const waitingPhoneSchema = z
  .object({
    _id: z.string(),
    product: z.object({
      _id: storedProductId,
      name: z.string(),
      ...namesSchema,
      size: z.string().optional().meta({ description: 'Of the variant that is waited for' }),
      color: z.string().optional(),
      countInStock: z.int().meta({ description: 'As it is now' }),
    }),
    phone: storedPhone,
    language: z.enum(MAIL_LANGUAGES),
    createdAt: time,
  })
  .meta({ id: 'WaitingPhone' })

export type WaitingPhone = z.infer<typeof waitingPhoneSchema>
