import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { time } from '../shared/field.ts'
import { pageQuery } from '../shared/paging.ts'

export const listMails = endpoint({
  method: 'GET',
  path: '/api/dev/mails',
  summary: 'The outbox, newest first: on the local stack, where nothing is sent; 404 elsewhere',
  access: 'anyone',
  query: z.object(pageQuery()),
  reply: z.array(
    z.object({
      _id: z.string(),
      to: z.array(z.string()),
      message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
      headers: z.record(z.string(), z.string()).optional(),
      createdAt: time,
    }),
  ),
  errors: ['not_found'],
})
