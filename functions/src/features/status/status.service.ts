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

export const statusService = ({ status, catalog, project, revision, unreadable, clock }: Ports) => {
  const startedAt = clock.now().toISOString()
  return {
    read: async () => {
      const [deployed, backups, retention, mails, migrations, catalogState] = await Promise.all([
        status.maintained('deployed'),
        Promise.all([status.maintained('exported'), status.maintained('downloaded')]),
        status.retention(),
        status.mails(),
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
        migrations,
      }
    },
  }
}

export type StatusService = ReturnType<typeof statusService>
