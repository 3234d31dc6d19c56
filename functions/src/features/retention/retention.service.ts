import type { Settings } from '@bartan/contract/settings/settings'
import type { Clock } from '#platform/clock.ts'
import { runEach } from '#platform/concurrency/run-each.ts'
import type { Log } from '#platform/log.ts'
import type { RetentionRepository } from './retention.repository.ts'
import type { Place, Sweep } from './sweep.ts'

type Ports = RetentionRepository & {
  settings: () => Promise<Pick<Settings, 'retention'>>
  clock: Clock
  log: Log
}

/** A scheduled function may take nine minutes (index.ts). */
const MAX_MS = 7 * 60_000

/** Pages of a hundred documents per kind and run; the next run continues. */
const MAX_PAGES = 20

/**
 * Deletes personal data after its retention period (decisions/0013). Bounded, idempotent, and safe beside live writes:
 * the next run continues an interrupted one.
 */
export const retentionService = (ports: Ports) => {
  const { sweeps, begun: readBegun, passed, finished, settings, clock, log } = ports

  const continueSweep = async ({ kind, page }: Sweep, after: Place | null, end: number) => {
    let place = after
    for (let pages = 0; pages < MAX_PAGES && clock.now().getTime() < end; pages++) {
      const looked = await page(place)
      await passed(kind, looked)
      place = looked.last
      if (!place) return
    }
  }

  return {
    run: async () => {
      const { retention } = await settings()
      const [begun, now] = [await readBegun(), clock.now()]
      const all = await sweeps(retention, now)
      await runEach(
        all.map(
          (sweep) => () =>
            continueSweep(sweep, begun.after[sweep.kind] ?? null, now.getTime() + MAX_MS),
        ),
      )
      const removed = await finished(clock.now(), begun)
      log.info('Old personal data was removed', { removed })
      return removed
    },
  }
}
