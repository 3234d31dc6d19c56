import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { BenchStack } from '../stack/start-bench-stack.ts'
import { percentile } from './measure.ts'
import { memoryOf } from './process-figures.ts'

/**
 * Milliseconds until the process is up, its first list and its first page; documents read and memory used by the
 * list.
 */
export type StartFigures = {
  listeningMs: number
  firstListMs: number
  firstPageMs: number
  reads: number
  memoryMb: number
  runs: number
}

const LIST = '/api/products?category=Kitchen&minPrice=100&maxPrice=900&sortBy=priceAsc&limit=24'

const HOME = '/'

const startOnce = async (stack: BenchStack, compileCache: boolean, path: string) => {
  const { reads: readsBefore } = await stack.usage()
  const startedAt = performance.now()
  const instance = await stack.startFunction({ compileCache })
  const listeningMs = performance.now() - startedAt
  const reply = await fetch(`http://127.0.0.1:${instance.port}${path}`)
  const text = await reply.text()
  const answeredMs = performance.now() - startedAt
  if (reply.status !== 200 || text === '[]')
    throw new Error(`${path} was answered by ${reply.status}: ${text.slice(0, 100)}`)
  const { reads } = await stack.usage()
  const memoryMb = memoryOf(instance.pid).nowMb
  await instance.stop()
  return { listeningMs, answeredMs, reads: reads - readsBefore, memoryMb }
}

type Start = Awaited<ReturnType<typeof startOnce>>

const median = (starts: readonly Start[], of: keyof Start): number =>
  percentile(
    starts.map((start) => start[of]),
    0.5,
  )

/** Measures medians from spawning a function process to its first answer. */
export const measureStart = async (
  stack: BenchStack,
  { runs, compileCache }: { runs: number; compileCache: boolean },
): Promise<StartFigures> => {
  const lists: Start[] = []
  const pages: Start[] = []
  for (let run = 0; run < runs; run++) {
    lists.push(await startOnce(stack, compileCache, LIST))
    pages.push(await startOnce(stack, compileCache, HOME))
  }
  return {
    listeningMs: median(lists, 'listeningMs'),
    firstListMs: median(lists, 'answeredMs'),
    firstPageMs: median(pages, 'answeredMs'),
    reads: median(lists, 'reads'),
    memoryMb: median(lists, 'memoryMb'),
    runs,
  }
}

const IMPORT = `
  const usedBefore = process.cpuUsage()
  const before = performance.now()
  await import(process.argv[1])
  const ms = performance.now() - before
  const { user, system } = process.cpuUsage(usedBefore)
  console.log(JSON.stringify({ ms, cpuMs: (user + system) / 1000 }))
  process.exit(0)
`

type ImportFigures = { ms: number; cpuMs: number }

/** Loads lib/index.js in a running process, without a compile cache. */
export const importOnce = (bundle: string): ImportFigures =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '--eval', IMPORT, join(bundle, 'index.js')],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          GCLOUD_PROJECT: 'demo-bench',
          FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
          NODE_ENV: 'production',
          NODE_DISABLE_COMPILE_CACHE: '1',
        },
      },
    ),
  ) as ImportFigures

export const measureImport = (bundle: string, runs: number): number =>
  percentile(
    Array.from({ length: runs }, () => importOnce(bundle).ms),
    0.5,
  )
