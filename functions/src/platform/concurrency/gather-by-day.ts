import { dayOf } from '@bartan/contract/shared/shop-day'
import type { Clock } from '../clock.ts'

const MINUTE_MS = 60_000

type Gathering<T> = {
  empty: () => T
  merge: (into: T, added: T) => void
  write: (day: string, gathered: T) => Promise<void>
  onFailure: (day: string, error: unknown) => void
  clock: Clock
}

/**
 * Collects counts in memory and writes them at most once a minute: with the first report after a minute, or by a timer.
 * An instance that ends loses at most a minute of reports.
 */
export const gatherByDay = <T>({ empty, merge, write, onFailure, clock }: Gathering<T>) => {
  /** By day. Bounded by the days of one minute. */
  let waiting = new Map<string, T>()
  let writtenAt = -Infinity
  let timer: NodeJS.Timeout | undefined

  const keep = (day: string, added: T): void => {
    const known = waiting.get(day) ?? empty()
    merge(known, added)
    waiting.set(day, known)
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writtenAt = clock.now().getTime()
    const taken = waiting
    waiting = new Map()
    for (const [day, gathered] of taken)
      try {
        await write(day, gathered)
      } catch (error) {
        // Keeps the counts for the next minute, unless the day is over.
        if (day === dayOf(clock.now())) keep(day, gathered)
        onFailure(day, error)
      }
  }

  const flushLater = (): void => {
    timer ??= setTimeout(() => void flush(), MINUTE_MS)
    // The timer doesn't keep the process alive.
    timer.unref()
  }

  return {
    add: async (added: T): Promise<void> => {
      const now = clock.now()
      keep(dayOf(now), added)
      if (now.getTime() - writtenAt < MINUTE_MS) flushLater()
      else await flush()
    },
    /** Writes what was collected, so that it can be seen now. */
    flush,
  }
}
