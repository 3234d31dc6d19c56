import type { Settings } from '@bartan/contract/settings/settings'
import type { Connect } from '#database/connect.ts'
import { contentRepository, type SavedPages } from '#features/content/content.repository.ts'
import { contentService, contentVersionOf } from '#features/content/content.service.ts'
import type { Clock } from '#platform/clock.ts'
import { Mirror } from '#platform/concurrency/mirror.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'

type Parts = {
  connect: Connect
  config: Config
  settings: () => Promise<Settings>
  clock: Clock
  log: Log
}

export const connectContent = ({ connect, config, settings, clock, log }: Parts) => {
  const repository = contentRepository(connect)
  const mirror = new Mirror<SavedPages>({
    what: 'The content pages',
    load: repository.load,
    compare: (one, other) => contentVersionOf(one) - contentVersionOf(other),
    maxStaleMs: config.catalogMaxStaleMs,
    clock,
    log,
  })
  return contentService({
    ...repository,
    mirror: { current: () => mirror.current(), take: (pages) => mirror.take(pages) },
    settings,
    safeHtml: async (html) => (await import('#features/content/safe-html.ts')).safeHtml(html),
    clock,
  })
}
