import type { Settings } from '@bartan/contract/settings/settings'
import type { Connect } from '#database/connect.ts'
import { settingsRepository } from '#features/settings/settings.repository.ts'
import type { Clock } from '#platform/clock.ts'
import { Mirror } from '#platform/concurrency/mirror.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'

type Surroundings = { config: Config; clock: Clock; log: Log }

/** This instance's copy of the settings, and a database that uses it: mails are written together with orders. */
export const mirrorSettings = (open: Connect, { config, clock, log }: Surroundings) => {
  const mirror = new Mirror<Settings>({
    what: 'The settings',
    load: settingsRepository(open, log).load,
    compare: (one, other) => one.version - other.version,
    maxStaleMs: config.catalogMaxStaleMs,
    clock,
    log,
  })
  let opening: ReturnType<Connect> | undefined
  const withCopy = async () => ({ ...(await open()), currentSettings: () => mirror.current() })
  const connect: Connect = () => (opening ??= withCopy())
  return { mirror, connect }
}
