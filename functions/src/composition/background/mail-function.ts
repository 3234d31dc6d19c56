import { firestoreOf } from '#database/connect.ts'
import { deliveryService } from '#domain/mail/delivery.ts'
import { deliveryRepository } from '#features/outbox/delivery.repository.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { MailRefused, sendBySmtp } from '#platform/smtp.ts'

/** Eventarc's event for a document (cloudevents.io). Only the document's path is used. */
type DocumentEvent = { document?: string }

/** Handles the event of a new document in the outbox. Throws to have the event delivered again. */
export const mailFunction = (config: Config, { clock, log }: { clock: Clock; log: Log }) => {
  const { smtp } = config
  if (!smtp) return async () => log.info('No mail server is set: mails stay in the outbox', {})
  const { deliver } = deliveryService({
    ...deliveryRepository(firestoreOf(config)),
    what: 'Mail',
    send: sendBySmtp(smtp),
    isFinal: (error) => error instanceof MailRefused,
    clock,
    log,
  })
  return async ({ document = '' }: DocumentEvent) => {
    const id = /^mail\/([^/]+)$/.exec(document)?.[1]
    if (id === undefined) throw new Error(`No event of the outbox: ${document}`)
    await deliver(id)
  }
}
