import { firestoreOf } from '#database/connect.ts'
import { deliveryService } from '#domain/mail/delivery.ts'
import { deliveryRepository } from '#features/outbox/delivery.repository.ts'
import { whatsappOutboxRepository } from '#features/whatsapp/whatsapp-outbox.repository.ts'
import type { Clock } from '#platform/clock.ts'
import { runEach } from '#platform/concurrency/run-each.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { whatsappApi, WhatsappRefused } from '#platform/outside/whatsapp-api.ts'
import { MailRefused, sendBySmtp } from '#platform/smtp.ts'
import { connectShop, type Shop } from './shop.ts'

type Running = { clock: Clock; log: Log }

/** An import may work for this long: its event may take 540 seconds. */
const WORK_MS = 480_000

/** Handles Eventarc's event for a new document (cloudevents.io). Throws to have the event delivered again. */
const onCreated =
  (collection: string, job: (id: string) => Promise<void>) =>
  async ({ document = '' }: { document?: string }): Promise<void> => {
    const [of, id, ...below] = document.split('/')
    if (of !== collection || !id || below.length > 0)
      throw new Error(`No event of ${collection}: ${document}`)
    await job(id)
  }

/** Sends a new mail of the outbox. */
export const mailFunction = (config: Config, { clock, log }: Running) => {
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
  return onCreated('mail', deliver)
}

/** Sends a new message over WhatsApp. */
export const messageFunction = (config: Config, { clock, log }: Running) => {
  const { whatsapp } = config
  if (!whatsapp) return async () => log.info('No access to WhatsApp is set: messages wait', {})
  const { deliver } = deliveryService({
    ...whatsappOutboxRepository(firestoreOf(config)),
    what: 'Message',
    send: whatsappApi(whatsapp),
    isFinal: (error) => error instanceof WhatsappRefused,
    clock,
    log,
  })
  return onCreated('whatsappMessages', deliver)
}

/** Works on a started import, until it is finished. */
export const importFunction = (config: Config, running: Running) => {
  const { admin } = connectShop(config, running)
  return onCreated('imports', async (id) => {
    const isOver = await admin.imports.run(id, { until: Date.now() + WORK_MS })
    if (!isOver) throw new Error(`The import ${id} goes on with the next event`)
  })
}

/** Cloud Scheduler calls this over HTTP once a day, and retries on failure. */
type Answer = { status: (code: number) => { end: () => unknown } }

export const retentionFunction = (config: Config, running: Running) =>
  dailyWork(connectShop(config, running))

type Working = Pick<Shop, 'retention' | 'reminders' | 'whatsapp' | 'admin' | 'log'>

export const dailyWork =
  ({ retention, reminders, whatsapp, admin, log }: Working) =>
  async (_request: unknown, answer: Answer): Promise<void> => {
    try {
      await runEach([
        () => retention.run(),
        () => whatsapp.announceArrivals(),
        () => reminders.mailAll(),
        () => admin.backup.remind(),
        () => admin.digest.send(),
      ])
      answer.status(204).end()
    } catch (cause) {
      log.error('The daily work is not all done yet', { cause: String(cause) })
      answer.status(500).end()
    }
  }
