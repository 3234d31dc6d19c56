import { roundRupees } from '@bartan/contract/shared/money'
import { dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import { getStatus } from '@bartan/contract/status/endpoints'
import { handle } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { statusRepository } from './status.repository.ts'

type Others = {
  /** Products in memory, and milliseconds since the last check for changes. */
  catalog: () => Promise<{ products: number; ageMs: number }>
  /** Ids of documents that this instance could not read completely. */
  unreadable: () => string[]
}

/** By `npm run shop -- export`, or a download by an admin. */
const lastOf = (backups: readonly ({ at: string } | null)[]): { at: string } | null => {
  const at = backups
    .flatMap((backup) => backup?.at ?? [])
    .sort()
    .at(-1)
  return at === undefined ? null : { at }
}

export const statusRoutes = (
  { connect, config, settings, clock }: ShopContext,
  { catalog, unreadable }: Others,
) => {
  const status = statusRepository(connect)
  const startedAt = clock.now().toISOString()
  /** What WhatsApp has taken this month, and about what it asks for that. */
  const messagesOfMonth = async () => {
    const { on, cost } = (await settings()).whatsappMessages
    if (!on) return undefined
    const month = dayOf(clock.now()).slice(0, 7)
    const { sent, failed } = await status.messages(startOfDay(`${month}-01`))
    return { sent, failed, ...(cost !== undefined && { cost: roundRupees(cost * sent) }) }
  }

  return [
    handle(getStatus, async () => {
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
        revision: config.revision,
        startedAt,
        products,
        catalogSeconds: Math.round(ageMs / 1000),
        unreadable: unreadable(),
      }
      return {
        project: config.projectId,
        deployed,
        exported: lastOf(backups),
        retention,
        instance,
        mails,
        ...(whatsapp && { whatsapp }),
        migrations,
      }
    }),
  ]
}
