import { z } from 'zod'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { time, tooLong } from '../shared/field.ts'

export const subscriptionSchema = z.object({
  email: z
    .string({ error: issue(reason('field_required', { field: 'email' })) })
    .trim()
    .max(254, tooLong('email', 254))
    .pipe(z.email(issue(reason('email_invalid')))),
})

export const subscriberSchema = z
  .object({
    email: z.string(),
    createdAt: time,
    unsubscribeAt: z
      .string()
      .meta({ description: "The page that ends this subscription: each newsletter's link" }),
  })
  .meta({ id: 'Subscriber' })

export type Subscriber = z.infer<typeof subscriberSchema>
