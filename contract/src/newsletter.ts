import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const subscriptionSchema = z.object({
  email: z
    .string({ error: 'Email is required' })
    .trim()
    .max(254, 'Email must have at most 254 characters')
    .pipe(z.email('Please enter a valid email address')),
})

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Subscribe to the newsletter: 201, or 200 where the address is subscribed already',
  access: 'anyone',
  limitAddress: 'daily',
  appCheck: true,
  body: subscriptionSchema,
  status: 201,
  repeatStatus: 200,
  reply: z.object({
    message: z.string(),
    code: z.string().optional().meta({
      description: 'The coupon for the first order, shown this once (201); it also is in the mail',
    }),
  }),
  errors: ['too_many_requests'],
})
