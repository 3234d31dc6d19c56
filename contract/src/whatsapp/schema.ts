import * as z from 'zod'
import { time } from '../shared/field.ts'
import { WHATSAPP_EVENTS, WHATSAPP_STATES } from './rules.ts'

/** A message over WhatsApp's API, in the order that it is about. */
export const whatsappMessageSchema = z
  .object({
    event: z.enum(WHATSAPP_EVENTS),
    state: z.enum(WHATSAPP_STATES),
    at: time.meta({ description: 'Since when it is so' }),
    error: z.string().optional().meta({ description: 'Why it was not sent' }),
  })
  .meta({ id: 'WhatsappMessage' })

export type WhatsappMessage = z.infer<typeof whatsappMessageSchema>
