import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { LANGUAGE_CODES } from '@bartan/contract/shop/languages'
import type { WhatsappAnswer } from '@bartan/contract/whatsapp/rules'
import { TEMPLATE_NAMES } from '@bartan/contract/whatsapp/templates'
import { AppError } from '#domain/app-error.ts'
import { pageQueryOf, type WantedPage } from '#domain/cursor.ts'
import { deliveryService } from '#domain/mail/delivery.ts'
import { WhatsappRefused, type SendWhatsapp } from '#platform/outside/whatsapp-api.ts'
import type { ShopContext } from '../../shop-context.ts'
import { isSigned, readWebhook, type Answered, type WebhookEvent } from './read-webhook.ts'
import {
  announceArrivals,
  whatsappMessagesRepository,
  stopMessages,
} from './whatsapp-messages.repository.ts'
import { whatsappOutboxRepository } from './whatsapp-outbox.repository.ts'

/** Numbers that the stand-in takes for ones without WhatsApp end so. */
const NOT_ON_WHATSAPP = '0000'

/** Numbers that it refuses for now end so. */
const TOO_FAST = '0429'

const KNOWN_NAMES: ReadonlySet<string> = new Set(Object.values(TEMPLATE_NAMES))
const KNOWN_LANGUAGES: ReadonlySet<string> = new Set(LANGUAGE_CODES)

/**
 * In place of Meta's API on the local stack. It knows the templates that the shop proposes, and refuses as the API does;
 * a message's id is the one that it has in the outbox.
 */
const standIn: SendWhatsapp = async ({ id, to, template, language }) => {
  if (!KNOWN_NAMES.has(template) || !KNOWN_LANGUAGES.has(language))
    throw new WhatsappRefused('132001 Template name does not exist in the translation')
  if (to.endsWith(NOT_ON_WHATSAPP)) throw new WhatsappRefused('131026 Message undeliverable')
  if (to.endsWith(TOO_FAST)) throw new Error('131056 Pair rate limit hit')
  return id
}

/** As the customer's link does (contract §12). */
type Answer = (
  order: { id: string } | { number: string; phone: string },
  answer: WhatsappAnswer,
) => Promise<void>

/** Messages over WhatsApp: what comes in by the webhook, and on the local stack what goes out, by a stand-in. */
export const whatsappService = (
  { connect, config, settings, clock, log }: ShopContext,
  answer: Answer,
  send = standIn,
) => {
  const messages = whatsappMessagesRepository(connect)
  const outbox = whatsappOutboxRepository(connect)
  const stop = stopMessages(connect)
  const access = config.whatsapp
  /** Without events of a database: what is queued goes out after a change. */
  const isLocalStack = config.authEmulator !== undefined
  const isOn = async () => (await settings()).whatsappMessages.on
  const { deliver } = deliveryService({
    what: 'Message',
    ...outbox,
    send,
    isFinal: (error) => error instanceof WhatsappRefused,
    clock,
    log,
  })

  /** Only the phone that the message went to answers it; where the API's name of it was never heard, that of its order. */
  const takeAnswer = async ({ answer: said, phone, to, number }: Answered): Promise<void> => {
    const message = to === undefined ? undefined : await messages.find(to)
    if (message?.to === `+91${phone}`) await answer({ id: message.orderId }, said)
    else if (!message && number !== undefined) await answer({ number, phone }, said)
  }

  const take = (event: WebhookEvent): Promise<unknown> => {
    const at = clock.now()
    if (event.kind === 'report') return outbox.report({ ...event, at })
    return event.kind === 'stop' ? stop({ ...event, at }) : takeAnswer(event)
  }

  const deliverQueued = async (): Promise<void> => {
    if (!isLocalStack || !(await isOn())) return
    for (const id of await messages.queued())
      await deliver(id).catch((cause: unknown) =>
        log.info('A message waits', { id, cause: String(cause) }),
      )
  }

  return {
    deliverQueued,

    /** Tells customers that their parcels come today; once, however often it is called. */
    announceArrivals: async (): Promise<void> => {
      if (await isOn()) await announceArrivals(connect)(clock.now())
    },

    list: async ({ limit = LIST_LIMIT, page }: WantedPage) => {
      if (!isLocalStack) throw new AppError('not_found', reason('nothing_here'))
      await deliverQueued()
      const { list, total } = await messages.list(pageQueryOf({ page, limit }))
      return { list, total, page, limit }
    },

    /** The challenge of whoever knows the token; undefined for others. */
    subscribe: (query: Readonly<Record<string, unknown>>): string | undefined => {
      const isMeant = query['hub.mode'] === 'subscribe' && access !== undefined
      const isKnown = isMeant && query['hub.verify_token'] === access.verifyToken
      const challenge = query['hub.challenge']
      return isKnown && typeof challenge === 'string' ? challenge : undefined
    },

    /** False if it is not signed. What fails is asked for again by the API, and harmless then. */
    receive: async (bytes: Buffer, signature: string): Promise<boolean> => {
      if (!access || !isSigned(bytes, signature, access.appSecret)) return false
      let body: unknown
      try {
        body = JSON.parse(bytes.toString('utf8'))
      } catch {
        return true
      }
      for (const event of readWebhook(body)) await take(event)
      return true
    },
  }
}

export type WhatsappService = ReturnType<typeof whatsappService>
