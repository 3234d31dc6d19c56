import { measureImport } from './measure-start.ts'

/** What an instance may spend on loading the bundle before it can listen: every cold start waits for it. */
const LIMIT_MS = 200
const RUNS = 9

/** The fastest of some runs: what else the machine does makes a run slower, and nothing makes it faster. */
export const checkColdImport = (bundle: string, log: (line: string) => void): boolean => {
  const ms = Math.min(...Array.from({ length: RUNS }, () => measureImport(bundle, 1)))
  const fits = ms <= LIMIT_MS
  log(
    `${fits ? '✓' : '✗'} cold import of the bundle: ${Math.round(ms)} ms at best of ${RUNS}, limit ${LIMIT_MS}`,
  )
  return fits
}
