import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { time } from '../shared/field.ts'
import { pageQuery } from '../shared/paging.ts'

export const listMails = endpoint('GET /api/dev/mails', {
  summary: 'The outbox, newest first; only on the local stack, 404 elsewhere',
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

export const listFailedMails = endpoint('GET /api/admin/mails/failed', {
  summary: 'Mails that could not be sent, newest first; deleted after a week',
  access: 'admin',
  query: z.object(pageQuery()),
  reply: z.array(
    z
      .object({
        _id: z.string(),
        to: z.array(z.string()),
        subject: z.string(),
        attempts: z.int(),
        error: z.string().meta({ description: 'What the mail server said last' }),
        createdAt: time,
      })
      .meta({ id: 'FailedMail' }),
  ),
})

export const retryMail = endpoint('POST /api/admin/mails/failed/:id/retry', {
  summary: 'Send a failed mail again, under a new id',
  access: 'admin',
  status: 201,
  reply: z.object({ _id: z.string() }),
})
