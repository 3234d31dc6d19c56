import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  isStop,
  WHATSAPP_ANSWERS,
  type WhatsappAnswer,
  type WhatsappState,
} from '@bartan/contract/whatsapp/rules'
import * as z from 'zod'

/** Whether Meta has signed these bytes with the app's secret. */
export const isSigned = (bytes: Buffer, signature: string, secret: string): boolean => {
  const expected = createHmac('sha256', secret).update(bytes).digest()
  const given = /^sha256=([0-9a-f]{64})$/i.exec(signature)?.[1]
  return given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), expected)
}

/** A message's way, as the API names it; others are of no use here. */
const STATES: Readonly<Record<string, WhatsappState>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
}

const statusSchema = z.object({
  id: z.string(),
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number(), title: z.string().optional() })).optional(),
})

const messageSchema = z.object({
  id: z.string().default(''),
  from: z.string(),
  context: z.object({ id: z.string().optional() }).optional(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ payload: z.string().default(''), text: z.string().optional() }).optional(),
  interactive: z.object({ button_reply: z.object({ id: z.string() }).optional() }).optional(),
})

const webhookSchema = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
})

export type Report = { kind: 'report'; ids: string[]; state: WhatsappState; error: string }
export type Stop = { kind: 'stop'; id: string; phone: string }
export type Answered = {
  kind: 'answer'
  answer: WhatsappAnswer
  phone: string
  /** The message that was answered. */
  to: string | undefined
  /** The order that the button names. */
  number: string | undefined
}

export type WebhookEvent = Report | Stop | Answered

/** Ten digits of an Indian number; others are no customers. */
const phoneIn = (from: string): string => from.replace(/^\+?91(?=\d{10}$)/, '')

const readStatus = (status: unknown): Report[] => {
  const { data } = statusSchema.safeParse(status)
  const state = data && STATES[data.status]
  if (!state) return []
  const [first] = data.errors ?? []
  const ids = [data.biz_opaque_callback_data, data.id].flatMap((id) => (id ? [id] : []))
  const error = first ? `${first.code} ${first.title ?? ''}`.trim().slice(0, 200) : ''
  return [{ kind: 'report', ids, state, error }]
}

const readMessage = (message: unknown): (Stop | Answered)[] => {
  const { data } = messageSchema.safeParse(message)
  if (!data) return []
  const { id, from, context, text, button, interactive } = data
  const phone = phoneIn(from)
  if (isStop(text?.body ?? button?.payload ?? '')) return [{ kind: 'stop', id, phone }]
  const payload = button?.payload ?? interactive?.button_reply?.id ?? ''
  const [word = '', number] = payload.split(' ')
  const answer = WHATSAPP_ANSWERS.find((one) => one === word.toLowerCase())
  return answer ? [{ kind: 'answer', answer, phone, to: context?.id, number }] : []
}

/** What a call of the webhook tells; what is of another form is left out. */
export const readWebhook = (body: unknown): WebhookEvent[] => {
  const { data } = webhookSchema.safeParse(body)
  return (data?.entry ?? []).flatMap(({ changes }) =>
    changes.flatMap(({ value: { statuses = [], messages = [] } }) => [
      ...statuses.flatMap(readStatus),
      ...messages.flatMap(readMessage),
    ]),
  )
}
