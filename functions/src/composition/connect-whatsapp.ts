import type { Settings } from '@bartan/contract/settings/settings'
import type { Connect } from '#database/connect.ts'
import { deliveryService } from '#domain/mail/delivery.ts'
import type { LinkService } from '#features/orders/desk/link/link.service.ts'
import { tellArriving } from '#features/whatsapp/arriving.repository.ts'
import { standIn } from '#features/whatsapp/stand-in.ts'
import { stopMessages } from '#features/whatsapp/stops.repository.ts'
import { whatsappMessagesRepository } from '#features/whatsapp/whatsapp-messages.repository.ts'
import { whatsappOutboxRepository } from '#features/whatsapp/whatsapp-outbox.repository.ts'
import { whatsappService } from '#features/whatsapp/whatsapp.service.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { WhatsappRefused, type SendWhatsapp } from '#platform/outside/whatsapp-api.ts'

type Parts = {
  connect: Connect
  config: Pick<Config, 'authEmulator' | 'whatsapp'>
  settings: () => Promise<Settings>
  links: Pick<LinkService, 'answerMessage'>
  /** In place of the stand-in. */
  send?: SendWhatsapp
  clock: Clock
  log: Log
}

/** Messages over WhatsApp: what comes in by the webhook, and on the local stack what goes out. */
export const connectWhatsapp = (parts: Parts) => {
  const { connect, config, settings, links, send = standIn, clock, log } = parts
  const outbox = whatsappOutboxRepository(connect)
  const { deliver } = deliveryService({
    what: 'Message',
    ...outbox,
    send,
    isFinal: (error) => error instanceof WhatsappRefused,
    clock,
    log,
  })
  return whatsappService({
    messages: whatsappMessagesRepository(connect),
    report: outbox.report,
    stop: stopMessages(connect),
    answer: links.answerMessage,
    deliver,
    arriving: tellArriving(connect),
    access: config.whatsapp,
    isLocalStack: config.authEmulator !== undefined,
    isOn: async () => (await settings()).whatsappMessages.on,
    clock,
    log,
  })
}
