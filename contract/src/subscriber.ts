import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { time } from './field.ts'
import { ADMIN_LIST_LIMIT, pageQuery } from './paging.ts'

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

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/subscribers',
  summary:
    'Who takes the newsletter (confirmed addresses), newest first; X-Total-Count says how many they are',
  access: 'admin',
  checkRevoked: true,
  query: z.object(pageQuery(ADMIN_LIST_LIMIT)),
  reply: z.array(subscriberSchema),
})
