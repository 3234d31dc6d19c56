import { z } from 'zod'
import { time } from '../shared/field.ts'

export const subscriptionSchema = z.object({
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .max(254, 'Email must have at most 254 characters')
    .pipe(z.email('Please enter a valid email address')),
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
