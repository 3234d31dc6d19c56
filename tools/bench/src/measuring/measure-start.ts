import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { BenchStack } from '../stack/start-bench-stack.ts'
import { percentile } from './measure.ts'

/** Of the process, of its first list, and documents read until then. */
export type StartFigures = {
  listeningMs: number
  firstListMs: number
  reads: number
  runs: number
}

const LIST = '/api/products?category=Kitchen&minPrice=100&maxPrice=900&sortBy=priceAsc&limit=24'

const startOnce = async (stack: BenchStack, compileCache: boolean) => {
  const { reads: readsBefore } = await stack.usage()
  const startedAt = performance.now()
  const instance = await stack.startFunction({ compileCache })
  const listeningMs = performance.now() - startedAt
  const reply = await fetch(`http://127.0.0.1:${instance.port}${LIST}`)
  const products = (await reply.json()) as unknown[]
  const firstListMs = performance.now() - startedAt
  if (reply.status !== 200 || products.length === 0)
    throw new Error(`The first list was answered by ${reply.status}, ${products.length} products`)
  const { reads } = await stack.usage()
  await instance.stop()
  return { listeningMs, firstListMs, reads: reads - readsBefore }
}

/** Medians from spawning a function process to its first answered list. */
export const measureStart = async (
  stack: BenchStack,
  { runs, compileCache }: { runs: number; compileCache: boolean },
): Promise<StartFigures> => {
  const starts: Awaited<ReturnType<typeof startOnce>>[] = []
  for (let run = 0; run < runs; run++) starts.push(await startOnce(stack, compileCache))
  const median = (of: keyof (typeof starts)[number]) =>
    percentile(
      starts.map((start) => start[of]),
      0.5,
    )
  return {
    listeningMs: median('listeningMs'),
    firstListMs: median('firstListMs'),
    reads: median('reads'),
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

/** Loading lib/index.js into a process that is already running, without a compile cache. */
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
