import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import type { Vitals, VitalsReport } from '@bartan/contract/vitals/schema'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { addReport, addVitals, figuresOf } from './day-vitals.ts'
import type { DayVitals } from './day-vitals.ts'
import { ReportLimit } from './report-limit.ts'

type Ports = {
  vitals: {
    add(day: string, added: DayVitals): Promise<void>
    since(first: string, days: number): Promise<{ day: string; measured: DayVitals }[]>
  }
  clock: Clock
  log: Log
}

const MINUTE_MS = 60_000

/**
 * What browsers measured is counted in memory and written at most once a minute: by the report that finds a minute
 * over, or when it is, so that an instance that ends loses the reports of a minute at most.
 */
export const vitalsService = ({ vitals, clock, log }: Ports) => {
  const limit = new ReportLimit()
  /** By day. Bounded by the days of one minute; a day's figures are histograms. */
  let waiting = new Map<string, DayVitals>()
  let writtenAt = -Infinity
  let timer: NodeJS.Timeout | undefined

  const keep = (day: string, added: DayVitals): void => {
    const known = waiting.get(day) ?? {}
    addVitals(known, added)
    waiting.set(day, known)
  }

  const write = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writtenAt = clock.now().getTime()
    const taken = waiting
    waiting = new Map()
    for (const [day, measured] of taken)
      try {
        await vitals.add(day, measured)
      } catch (error) {
        // The next minute tries again, unless the day is over by then.
        if (day === dayOf(clock.now())) keep(day, measured)
        log.warn('What browsers measured could not be written', { day, cause: error })
      }
  }

  const writeLater = (): void => {
    timer ??= setTimeout(() => void write(), MINUTE_MS)
    // It keeps no process alive.
    timer.unref()
  }

  return {
    /** Whoever sends more than a shopper could is not counted, and not told. */
    report: async (report: VitalsReport, address: string | undefined): Promise<void> => {
      const now = clock.now()
      if (!limit.take(address ?? '', now.getTime())) return
      const added: DayVitals = {}
      addReport(added, report)
      keep(dayOf(now), added)
      if (now.getTime() - writtenAt < MINUTE_MS) writeLater()
      else await write()
    },

    get: async (days: number): Promise<Vitals> => {
      const first = addDays(dayOf(clock.now()), 1 - days)
      const total: DayVitals = {}
      const perDay = new Map<string, DayVitals>()
      for (const { day, measured } of await vitals.since(first, days)) {
        addVitals(total, measured)
        const known = perDay.get(day) ?? {}
        addVitals(known, measured)
        perDay.set(day, known)
      }
      return {
        total: figuresOf(total),
        perDay: [...perDay].flatMap(([day, measured]) =>
          figuresOf(measured).map((figure) => ({ day, ...figure })),
        ),
      }
    },
  }
}

export type VitalsService = ReturnType<typeof vitalsService>
