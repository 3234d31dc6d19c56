import { firestoreOf } from '#database/connect.ts'
import { deliveryService } from '#domain/mail/delivery.ts'
import { whatsappOutboxRepository } from '#features/whatsapp/whatsapp-outbox.repository.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { whatsappApi, WhatsappRefused } from '#platform/outside/whatsapp-api.ts'

/** Eventarc's event for a document (cloudevents.io). Only the document's path is used. */
type DocumentEvent = { document?: string }

/** Handles the event of a new message over WhatsApp. Throws to have the event delivered again. */
export const messageFunction = (config: Config, { clock, log }: { clock: Clock; log: Log }) => {
  const { whatsapp } = config
  if (!whatsapp) return async () => log.info('No access to WhatsApp is set: messages wait', {})
  const { deliver } = deliveryService({
    what: 'Message',
    ...whatsappOutboxRepository(firestoreOf(config)),
    send: whatsappApi(whatsapp),
    isFinal: (error) => error instanceof WhatsappRefused,
    clock,
    log,
  })
  return async ({ document = '' }: DocumentEvent) => {
    const id = /^whatsappMessages\/([^/]+)$/.exec(document)?.[1]
    if (id === undefined) throw new Error(`No event of the messages: ${document}`)
    await deliver(id)
  }
}
