import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

const PRESSES = '20'

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli')

/** Matches `| what | median | worst | how many times slower the machine was |`. */
const ROW = /^\| .* \|$/

/**
 * Measures in a throttled browser how soon presses are answered and products shown: the browser tests' measurement
 * (tools/e2e/press-times.ts) with more repetitions. Returns the rows of a table.
 */
export const measurePresses = async (root: string, log: (line: string) => void) => {
  const args = ['test', '-c', 'tools/e2e', 'presses', 'navigation-times']
  const run = spawn(
    process.execPath,
    [PLAYWRIGHT, ...args, '--project', 'timed phone', '--no-deps', '--timeout', '600000'],
    { cwd: root, env: { ...process.env, PRESSES }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const rows: string[] = []
  log('| press | median ms | worst ms | the machine, times as slow |')
  log('| ----- | --------: | -------: | -------------------------: |')
  createInterface({ input: run.stdout }).on('line', (line) => {
    if (!ROW.test(line)) return
    rows.push(line)
    log(line)
  })
  await once(run, 'close')
  return rows
}
