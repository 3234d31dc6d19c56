import type { Connect } from '#database/connect.ts'
import { settingsRepository } from '#features/settings/settings.repository.ts'
import { settingsService } from '#features/settings/settings.service.ts'
import type { Clock } from '#platform/clock.ts'
import { Mirror } from '#platform/concurrency/mirror.ts'
import type { Log } from '#platform/log.ts'

type Parts = {
  connect: Connect
  /** Products and drafts of a category, by the catalog in memory. */
  countInCategory: (category: string) => Promise<number>
  maxStaleMs: number
  clock: Clock
  log: Log
}

/** Joins the settings: one document, and this instance's copy of it. */
export const connectSettings = ({ connect, countInCategory, maxStaleMs, clock, log }: Parts) => {
  const { transact, load } = settingsRepository(connect, log)
  const mirror = new Mirror({
    what: 'The settings',
    load,
    compare: (one, other) => one.version - other.version,
    maxStaleMs,
    clock,
    log,
  })
  return settingsService({
    transact,
    mirror: { current: () => mirror.current(), take: (settings) => mirror.take(settings) },
    countInCategory,
    load,
  })
}
