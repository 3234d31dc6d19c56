import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import type { Vitals, VitalsReport } from '@bartan/contract/vitals/schema'
import { ReportLimit } from '#http/limits/report-limit.ts'
import type { Clock } from '#platform/clock.ts'
import { gatherByDay } from '#platform/concurrency/gather-by-day.ts'
import type { Log } from '#platform/log.ts'
import { addReport, addVitals, figuresOf, type DayVitals } from './day-vitals.ts'

type Ports = {
  vitals: {
    add(day: string, added: DayVitals): Promise<void>
    since(first: string, days: number): Promise<{ day: string; measured: DayVitals }[]>
  }
  clock: Clock
  log: Log
}

/** Browser measurements as daily histograms. */
export const vitalsService = ({ vitals, clock, log }: Ports) => {
  const limit = new ReportLimit('reportsPerAddress')
  const gathered = gatherByDay<DayVitals>({
    empty: () => ({}),
    merge: addVitals,
    write: (day, measured) => vitals.add(day, measured),
    onFailure: (day, cause) =>
      log.warn('What browsers measured could not be written', { day, cause }),
    clock,
  })

  return {
    /** Reports beyond a plausible number are ignored silently. */
    report: async (report: VitalsReport, address: string | undefined): Promise<void> => {
      if (!limit.take(address ?? '', clock.now().getTime())) return
      const added: DayVitals = {}
      addReport(added, report)
      await gathered.add(added)
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
