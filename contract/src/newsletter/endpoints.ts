import * as z from 'zod'
import { reasonSchema } from '../reasons/schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { mailToken } from '../shared/field.ts'
import { ADMIN_LIST_LIMIT } from '../shared/list-limits.ts'
import { cursorQuery, pageQuery } from '../shared/paging.ts'
import { subscriberSchema, subscriptionSchema } from './schema.ts'

export const subscribe = endpoint('POST /api/newsletter', {
  summary:
    'Subscribe to the newsletter: 201, or 200 for a known address. It starts, and the coupon is mailed, once the mailed link has confirmed the address',
  access: 'anyone',
  limitAddress: 'perDay',
  appCheck: true,
  body: subscriptionSchema,
  status: 201,
  repeatStatus: 200,
  reply: reasonSchema.meta({ description: 'The same for every address' }),
})

export const unsubscribe = endpoint('DELETE /api/newsletter', {
  summary: "End the token's subscription and delete its address; may be repeated",
  access: 'anyone',
  limitAddress: 'perTenMinutes',
  body: z.object({ token: mailToken }),
  bodyOrQuery: true,
  reply: reasonSchema,
})

export const unsubscribeByOneClick = endpoint('POST /api/newsletter/unsubscribe', {
  summary:
    'The one-click unsubscribe that mail programs send for the List-Unsubscribe header (RFC 8058); its form is ignored',
  access: 'anyone',
  limitAddress: 'perTenMinutes',
  query: z.object({ token: mailToken }),
  reply: reasonSchema,
})

export const listSubscribers = endpoint('GET /api/admin/subscribers', {
  summary:
    'Newsletter subscribers with a confirmed address, newest first; X-Total-Count is their number',
  access: 'admin',
  query: z.object({ ...pageQuery(ADMIN_LIST_LIMIT), ...cursorQuery }),
  reply: z.array(subscriberSchema),
})
