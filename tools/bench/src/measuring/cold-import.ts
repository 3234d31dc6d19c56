import { importOnce } from './measure-start.ts'

/** Longest time to load the bundle: every cold start waits for it. */
const LIMIT_MS = 400
const RUNS = 9

/**
 * Takes the fastest of several runs, because other work on the machine only makes a run slower. If no core is free,
 * counts the CPU time of loading instead.
 */
export const checkColdImport = (bundle: string, log: (line: string) => void): boolean => {
  const runs = Array.from({ length: RUNS }, () => importOnce(bundle))
  const ms = Math.round(Math.min(...runs.map((run) => run.ms)))
  const cpuMs = Math.round(Math.min(...runs.map((run) => run.cpuMs)))
  const fits = Math.min(ms, cpuMs) <= LIMIT_MS
  log(
    `${fits ? '✓' : '✗'} cold import of the bundle: ${ms} ms, ${cpuMs} ms of CPU, at best of ${RUNS}; limit ${LIMIT_MS}`,
  )
  return fits
}
