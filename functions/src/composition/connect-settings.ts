import type { Connect } from '#database/connect.ts'
import { countInCategory } from '#features/products/index/count-in-category.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { settingsRepository } from '#features/settings/settings.repository.ts'
import { settingsService } from '#features/settings/settings.service.ts'
import type { Clock } from '#platform/clock.ts'
import { Mirror } from '#platform/concurrency/mirror.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'

type Parts = {
  connect: Connect
  catalog: CatalogReplica
  config: Config
  clock: Clock
  log: Log
}

/** Joins the settings: one document, and this instance's copy of it. */
export const connectSettings = ({ connect, catalog, config, clock, log }: Parts) => {
  const { transact, load } = settingsRepository(connect, log)
  const mirror = new Mirror({
    what: 'The settings',
    load,
    compare: (one, other) => one.version - other.version,
    maxStaleMs: config.catalogMaxStaleMs,
    clock,
    log,
  })
  return settingsService({
    transact,
    mirror: { current: () => mirror.current(), take: (settings) => mirror.take(settings) },
    countInCategory: async (category) => {
      await catalog.refresh()
      return countInCategory(await catalog.withDrafts(), category)
    },
    load,
  })
}
