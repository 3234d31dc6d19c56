import { importOnce } from './measure-start.ts'

/** How long loading the bundle may take before an instance can listen: every cold start waits for it. */
const LIMIT_MS = 400
const RUNS = 9

/**
 * The fastest of several runs: other work on the machine makes a run slower, and nothing makes it faster. If no core
 * is free at all, the CPU time that loading used is what it would have taken.
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
