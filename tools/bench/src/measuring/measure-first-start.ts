import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cpuMsOfTree } from './process-figures.ts'

/** The line that `npm start` prints at the beginning of each step. */
const STEPS: readonly [step: string, line: RegExp][] = [
  ['install', /^Installing/],
  ['build', /^Building web/],
  ['seed', /^Filling|^Setting up/],
  ['ready', /^Shop ready at/],
]

export type FirstStart = {
  cache: 'empty' | 'warm'
  /** Seconds from the command to the beginning of each step. */
  seconds: Record<string, number>
  packages: number
  /** CPU seconds of all processes until the shop is open. */
  cpu: number
}

/** Runs `npm start` in a fresh clone and stops it as soon as the shop is open. */
const startClone = async (root: string, npmCache: string, cache: FirstStart['cache']) => {
  const clone = join(await mkdtemp(join(tmpdir(), 'bartan-first-start-')), 'clone')
  try {
    execFileSync('git', ['clone', '--quiet', root, clone])
    const startedAt = performance.now()
    const path = process.env['PATH']
      ?.split(':')
      .filter((folder) => !folder.includes('node_modules'))
    const npm = spawn('npm', ['start'], {
      cwd: clone,
      // The machine's own Node, as in a user's shell.
      env: {
        ...process.env,
        PATH: path?.join(':'),
        npm_execpath: undefined,
        npm_node_execpath: undefined,
        npm_config_cache: npmCache,
        SHOP_PORT: '0',
        SHOP_DATA: '',
        SHOP_SEED: 'demo',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<void>((resolve) => npm.once('close', () => resolve()))
    const seconds: Record<string, number> = {}
    let packages = 0
    let cpu = 0
    createInterface({ input: npm.stdout }).on('line', (line) => {
      packages += Number(/^added (\d+) package/.exec(line)?.[1] ?? 0)
      for (const [step, pattern] of STEPS)
        if (pattern.test(line)) seconds[step] = (performance.now() - startedAt) / 1000
      if (seconds['ready'] === undefined || cpu > 0) return
      cpu = cpuMsOfTree(npm.pid ?? 0) / 1000
      npm.kill('SIGTERM')
    })
    await ended
    if (seconds['ready'] === undefined) throw new Error('The clone did not start')
    return { cache, seconds, packages, cpu }
  } finally {
    await rm(join(clone, '..'), { recursive: true, force: true })
  }
}

/** Measures the first `npm start` in a fresh clone of HEAD, with an empty npm cache and with a filled one. */
export const measureFirstStart = async (
  root: string,
  log: (line: string) => void,
): Promise<FirstStart[]> => {
  const npmCache = await mkdtemp(join(tmpdir(), 'bartan-npm-cache-'))
  try {
    const starts: FirstStart[] = []
    for (const cache of ['empty', 'warm'] as const) {
      const start = await startClone(root, npmCache, cache)
      const steps = Object.entries(start.seconds).map(([step, at]) => `${step} ${at.toFixed(1)} s`)
      log(
        `npm's cache ${cache}: ${steps.join(', ')}; ${start.packages} packages, ${start.cpu.toFixed(0)} s of CPU`,
      )
      starts.push(start)
    }
    return starts
  } finally {
    await rm(npmCache, { recursive: true, force: true })
  }
}
