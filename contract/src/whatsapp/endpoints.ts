import * as z from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { time } from '../shared/field.ts'
import { pageQuery } from '../shared/paging.ts'
import { WHATSAPP_STATES } from './rules.ts'

export const listWhatsappMessages = endpoint('GET /api/dev/messages', {
  summary: 'Messages over WhatsApp, newest first; only on the local stack, 404 elsewhere',
  access: 'anyone',
  query: z.object(pageQuery()),
  reply: z.array(
    z.object({
      _id: z.string().meta({ description: 'By which reports and answers name it' }),
      to: z.string().meta({ description: '+91…' }),
      template: z.string(),
      language: z.string(),
      params: z.array(z.string()),
      buttons: z.array(z.object({ payload: z.string(), text: z.string() })).optional(),
      order: z.string().optional().meta({ description: 'Its _id' }),
      state: z.enum(WHATSAPP_STATES),
      error: z.string().optional(),
      at: time,
    }),
  ),
  errors: ['not_found'],
})
