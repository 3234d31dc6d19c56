import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { emailAddress, time } from '../shared/field.ts'

export const subscriptionSchema = z.object({
  email: emailAddress(issue('field_required', { field: 'email' })),
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
