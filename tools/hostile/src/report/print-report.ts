import { percentile } from '../../../bench/src/measuring/measure.ts'
import { short } from '../../../bench/src/report/table.ts'
import type { Tally } from '../calling/tally.ts'

const row = ([name, tally]: [string, Tally]): string => {
  const times = [0.5, 0.95].map((share) => short(percentile(tally.milliseconds, share)))
  return `  ${name.padEnd(26)} ${String(tally.calls).padStart(6)} calls  p50 ${times[0]} ms, p95 ${times[1]} ms  ${tally.toString()}`
}

/** One line per kind of call: count, times and outcomes. */
export const rowsOf = (tallies: ReadonlyMap<string, Tally>): string =>
  [...tallies].map(row).join('\n')

/** Times over all kinds of calls. */
export const timesOf = (tallies: ReadonlyMap<string, Tally>): string => {
  const times = [...tallies.values()].flatMap(({ milliseconds }) => milliseconds)
  const [p50, p95] = [0.5, 0.95].map((share) => short(percentile(times, share)))
  return `${times.length} calls, p50 ${p50} ms, p95 ${p95} ms`
}

/** Number of calls of all kinds with this outcome. */
export const countOf = (tallies: ReadonlyMap<string, Tally>, outcome: string): number =>
  [...tallies.values()].reduce((sum, tally) => sum + tally.count(outcome), 0)
