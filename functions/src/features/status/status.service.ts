import type { Settings } from '@bartan/contract/settings/settings'
import { roundRupees } from '@bartan/contract/shared/money'
import { dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import type { Clock } from '#platform/clock.ts'
import type { StatusRepository } from './status.repository.ts'

type Ports = {
  status: StatusRepository
  /** Products in memory, and milliseconds since the last check for changes. */
  catalog: () => Promise<{ products: number; ageMs: number }>
  project: string
  revision: string
  /** Ids of documents that this instance could not read completely. */
  unreadable: () => string[]
  settings: () => Promise<Pick<Settings, 'whatsappMessages'>>
  clock: Clock
}

/** By `npm run shop -- export`, or a download by an admin. */
const lastOf = (backups: readonly ({ at: string } | null)[]): { at: string } | null => {
  const at = backups
    .flatMap((backup) => backup?.at ?? [])
    .sort()
    .at(-1)
  return at === undefined ? null : { at }
}

export const statusService = (ports: Ports) => {
  const { status, catalog, project, revision, unreadable, settings, clock } = ports
  const startedAt = clock.now().toISOString()
  /** What WhatsApp has taken this month, and about what it asks for that. */
  const messagesOfMonth = async () => {
    const { on, cost } = (await settings()).whatsappMessages
    if (!on) return undefined
    const month = dayOf(clock.now()).slice(0, 7)
    const { sent, failed } = await status.messages(startOfDay(`${month}-01`))
    return { sent, failed, ...(cost !== undefined && { cost: roundRupees(cost * sent) }) }
  }

  return {
    read: async () => {
      const [deployed, backups, retention, mails, whatsapp, migrations, catalogState] =
        await Promise.all([
          status.maintained('deployed'),
          Promise.all([status.maintained('exported'), status.maintained('downloaded')]),
          status.retention(),
          status.mails(),
          messagesOfMonth(),
          status.migrations(),
          catalog(),
        ])
      const { products, ageMs } = catalogState
      const instance = {
        revision,
        startedAt,
        products,
        catalogSeconds: Math.round(ageMs / 1000),
        unreadable: unreadable(),
      }
      return {
        project,
        deployed,
        exported: lastOf(backups),
        retention,
        instance,
        mails,
        ...(whatsapp && { whatsapp }),
        migrations,
      }
    },
  }
}

export type StatusService = ReturnType<typeof statusService>
