import type { BenchStack, FunctionInstance } from '../stack/start-bench-stack.ts'
import { cpuMsOf, memoryOf } from './process-figures.ts'

/** By nearest rank: the smallest value that at least this share of the values does not exceed. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Result of a load: the time of each call, and the number of failed calls. */
export type Load = { latencies: number[]; failures: number }

export type Figures = {
  calls: number
  failures: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /**
   * CPU milliseconds per call. `both` is the figure to compare with servers that run their database in the same
   * process.
   */
  cpuMs: { function: number; database: number; both: number; auth: number }
  reads: number
  writes: number
  memoryMb: number
}

/** Measures what a load costs the function and its database, per call. */
export const measure = async (
  stack: BenchStack,
  instance: FunctionInstance,
  run: () => Promise<Load>,
): Promise<Figures> => {
  const cpu = () => [instance.pid, stack.pids.database, stack.pids.auth].map(cpuMsOf)
  const usageBefore = await stack.usage()
  const cpuBefore = cpu()
  const startedAt = performance.now()
  const { latencies, failures } = await run()
  const seconds = (performance.now() - startedAt) / 1000
  const [ofFunction = 0, ofDatabase = 0, ofAuth = 0] = cpu().map(
    (ms, index) => (ms - (cpuBefore[index] ?? 0)) / latencies.length,
  )
  const usage = await stack.usage()
  return {
    calls: latencies.length,
    failures,
    perSecond: latencies.length / seconds,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    cpuMs: {
      function: ofFunction,
      database: ofDatabase,
      both: ofFunction + ofDatabase,
      auth: ofAuth,
    },
    reads: (usage.reads - usageBefore.reads) / latencies.length,
    writes: (usage.writes - usageBefore.writes) / latencies.length,
    memoryMb: memoryOf(instance.pid).peakMb,
  }
}
