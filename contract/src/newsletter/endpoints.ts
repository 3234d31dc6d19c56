import * as z from 'zod'
import { subscriberSchema, subscriptionSchema } from './schema.ts'
import { reasonSchema } from '../reasons/schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { mailToken } from '../shared/field.ts'
import { cursorQuery, pageQuery } from '../shared/paging.ts'
import { ADMIN_LIST_LIMIT } from '../shared/list-limits.ts'

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  summary:
    'Ask for the newsletter: 201, or 200 where the address was given before. It begins, and the coupon comes by mail, once the link in the mail to the address has confirmed it',
  access: 'anyone',
  limitAddress: 'daily',
  appCheck: true,
  body: subscriptionSchema,
  status: 201,
  repeatStatus: 200,
  reply: reasonSchema.meta({ description: 'The same for every address' }),
  errors: ['too_many_requests'],
})

export const unsubscribe = endpoint({
  method: 'DELETE',
  path: '/api/newsletter',
  summary: 'End the subscription that the token is of, and forget its address; repeated, the same',
  access: 'anyone',
  limitAddress: 'briefly',
  body: z.object({ token: mailToken }),
  bodyOrQuery: true,
  reply: reasonSchema,
  errors: ['too_many_requests'],
})

export const unsubscribeByOneClick = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  summary:
    "What a mail program sends by itself for a newsletter's List-Unsubscribe header (RFC 8058); its form is not read",
  access: 'anyone',
  limitAddress: 'briefly',
  query: z.object({ token: mailToken }),
  reply: reasonSchema,
  errors: ['too_many_requests'],
})

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/subscribers',
  summary:
    'Who takes the newsletter (confirmed addresses), newest first; X-Total-Count says how many they are',
  access: 'admin',
  query: z.object({ ...pageQuery(ADMIN_LIST_LIMIT), ...cursorQuery }),
  reply: z.array(subscriberSchema),
})
