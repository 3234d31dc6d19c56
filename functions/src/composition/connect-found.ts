import type { CollectionRule } from '@bartan/contract/found/rules'
import type { Connect } from '#database/connect.ts'
import { foundRepository } from '#features/found/found.repository.ts'
import type { Known } from '#features/found/found.repository.ts'
import { foundService } from '#features/found/found.service.ts'
import { slotsOfRule } from '#features/products/index/slots-of-rule.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import type { Clock } from '#platform/clock.ts'
import { Mirror } from '#platform/concurrency/mirror.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'

type Parts = {
  connect: Connect
  config: Pick<Config, 'catalogMaxStaleMs'>
  catalog: CatalogReplica
  clock: Clock
  log: Log
}

export const connectFound = ({ connect, config, catalog, clock, log }: Parts) => {
  const repository = foundRepository(connect)
  const mirror = new Mirror<Known>({
    what: 'Collections and titles of pages',
    load: repository.load,
    compare: (one, other) => one.version - other.version,
    maxStaleMs: config.catalogMaxStaleMs,
    clock,
    log,
  })
  return foundService({
    ...repository,
    mirror: { current: () => mirror.current(), take: (known) => mirror.take(known) },
    count: async (rule: CollectionRule) => slotsOfRule(await catalog.current(), rule).count(),
  })
}
