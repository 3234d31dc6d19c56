import type { Clock } from '#platform/clock.ts'
import type { StatusRepository } from './status.repository.ts'

type Ports = {
  status: StatusRepository
  /** How many products are in memory, and for how many milliseconds nobody has looked for changes. */
  catalog: () => Promise<{ products: number; ageMs: number }>
  project: string
  revision: string
  clock: Clock
}

export const statusService = ({ status, catalog, project, revision, clock }: Ports) => {
  const startedAt = clock.now().toISOString()
  return {
    read: async () => {
      const [deployed, exported, retention, mails, migrations, catalogState] = await Promise.all([
        status.maintained('deployed'),
        status.maintained('exported'),
        status.retention(),
        status.mails(),
        status.migrations(),
        catalog(),
      ])
      const { products, ageMs } = catalogState
      const instance = { revision, startedAt, products, catalogSeconds: Math.round(ageMs / 1000) }
      return {
        project,
        deployed,
        exported: exported && { at: exported.at },
        retention,
        instance,
        mails,
        migrations,
      }
    },
  }
}

export type StatusService = ReturnType<typeof statusService>
