import type { CollectionRule } from '@bartan/contract/seo/rules'
import type { Connect } from '#database/connect.ts'
import { slotsOfRule } from '#features/products/index/slots-of-rule.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { seoRepository, type SeoIndex } from '#features/seo/seo.repository.ts'
import { seoService } from '#features/seo/seo.service.ts'
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

export const connectSeo = ({ connect, config, catalog, clock, log }: Parts) => {
  const repository = seoRepository(connect)
  const mirror = new Mirror<SeoIndex>({
    what: 'Collections and titles of pages',
    load: repository.load,
    compare: (one, other) => one.version - other.version,
    maxStaleMs: config.catalogMaxStaleMs,
    clock,
    log,
  })
  return seoService({
    ...repository,
    mirror: { current: () => mirror.current(), take: (seo) => mirror.take(seo) },
    count: async (rule: CollectionRule) => slotsOfRule(await catalog.current(), rule).count(),
  })
}
