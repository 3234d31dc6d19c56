import * as z from 'zod'
import type { WhatsappAccess } from '#platform/config.ts'

/** A message for the API. */
export type WhatsappText = {
  /** Comes back in every report about the message. */
  id: string
  to: string
  template: string
  language: string
  params: string[]
  buttons?: { payload: string; text: string }[]
}

/** The API's reply: the message's id there. */
export type SendWhatsapp = (message: WhatsappText) => Promise<string>

/** Another attempt would fail as well, or might send the message a second time. */
export class WhatsappRefused extends Error {}

/** Whether it was sent, nobody knows: a report of the API may still tell. */
export const UNSURE = 'unsure'

/** Graph API versions hold for two years (developers.facebook.com/docs/graph-api/changelog). */
const GRAPH = 'https://graph.facebook.com/v24.0'

const TIMEOUT_MS = 20_000

/**
 * Codes after which another attempt may succeed: limits, and outages
 * (developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes).
 */
const PASSING: ReadonlySet<number> = new Set([
  1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 133_004,
])

const errorSchema = z.object({
  error: z.object({ code: z.number(), message: z.string().default('') }),
})

const sentSchema = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })

/** A template message with the documented fields. */
const bodyOf = ({ id, to, template, language, params, buttons = [] }: WhatsappText) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: to.replace('+', ''),
  type: 'template',
  biz_opaque_callback_data: id,
  template: {
    name: template,
    language: { code: language },
    components: [
      { type: 'body', parameters: params.map((text) => ({ type: 'text', text })) },
      ...buttons.map(({ payload }, index) => ({
        type: 'button',
        sub_type: 'quick_reply',
        index: String(index),
        parameters: [{ type: 'payload', payload }],
      })),
    ],
  },
})

/** Why the API refused a message. Throws what tells whether to try again. */
const refuse = (reply: unknown): never => {
  const { data } = errorSchema.safeParse(reply)
  // Of a gateway: the message may have gone through it.
  if (!data) throw new WhatsappRefused(UNSURE)
  const { code, message } = data.error
  // Bounded, because it is stored.
  const text = `${code} ${message.replace(/^\(#\d+\) /, '')}`.slice(0, 200)
  throw PASSING.has(code) ? new Error(text) : new WhatsappRefused(text)
}

const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(error.cause.code))

/**
 * Sends a message. What got no answer may have been sent, and the API knows no key by which to repeat it: it counts as
 * failed until a report tells otherwise, because nobody wants to be told twice.
 */
export const whatsappApi =
  ({ token, phoneId }: Pick<WhatsappAccess, 'token' | 'phoneId'>, graph = GRAPH): SendWhatsapp =>
  async (message) => {
    let reply: unknown
    try {
      const response = await fetch(`${graph}/${phoneId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(message)),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      reply = await response.json()
    } catch (error) {
      if (isUnreached(error)) throw error
      throw new WhatsappRefused(UNSURE, { cause: error })
    }
    const { data } = sentSchema.safeParse(reply)
    return data?.messages[0]?.id ?? refuse(reply)
  }
