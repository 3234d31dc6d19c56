import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { connectShop } from '../shop.ts'

/** Cloud Scheduler calls this over HTTP once a day, and retries on failure. */
type Answer = { status: (code: number) => { end: () => unknown } }

export const retentionFunction = (config: Config, { clock, log }: { clock: Clock; log: Log }) => {
  const { retention, reminders, whatsapp, admin } = connectShop(config, { clock, log })
  return async (_request: unknown, answer: Answer): Promise<void> => {
    try {
      await retention.run()
      await whatsapp.tellArriving()
      await reminders.mailAll()
      await admin.backup.remind()
      await admin.digest.send()
      answer.status(204).end()
    } catch (cause) {
      log.error('Old personal data is not all removed yet', { cause: String(cause) })
      answer.status(500).end()
    }
  }
}
