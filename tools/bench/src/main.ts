import { writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { checkColdImport } from './measuring/cold-import.ts'
import { importProducts } from './measuring/import-products.ts'
import { measureBrowsing, measureBuying, withSite } from './measuring/measure-calls.ts'
import { measureDesk } from './measuring/measure-desk.ts'
import { measureFirstStart } from './measuring/measure-first-start.ts'
import { measureGrowth } from './measuring/measure-growth.ts'
import { measurePages } from './measuring/measure-pages.ts'
import { measurePresses } from './measuring/measure-presses.ts'
import { measureImport, measureStart } from './measuring/measure-start.ts'
import { printCalls } from './report/print-calls.ts'
import { printGrowth } from './report/print-growth.ts'
import { printTargets } from './report/print-targets.ts'
import { short, table } from './report/table.ts'
import { readSettings, type Settings } from './settings.ts'
import { startBenchStack, type BenchStack } from './stack/start-bench-stack.ts'

/**
 * `npm run bench`: measures the cost of each call, on the production bundle and the local stack. docs/benchmarks.md
 * says how to read the figures.
 */

const ROOT = join(import.meta.dirname, '../../..')
const RESULTS = join(import.meta.dirname, '../results.json')
const STARTS = 5

const log = (line: string) => console.log(line)

/** Date, machine and its load. Other work changes rates and times, but hardly changes CPU time per call. */
const describeMachine = () => ({
  takenAt: new Date().toISOString(),
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  loadBefore: loadavg()[0] ?? 0,
})

/** Measures the same pages through Hosting, on a new instance without pages in memory. */
const measureHosted = async (stack: BenchStack, settings: Settings) => {
  log('Pages through Hosting …')
  const hosted = await withSite(stack, { ...settings, hosting: true }, measurePages)
  log(`\n${printCalls(hosted)}`)
  return hosted
}

const measureOneSize = async (settings: Settings) => {
  const each = settings.variants ? ' of six variants each' : ''
  log(`Filling a shop of ${settings.products} products${each} …`)
  const stack = await startBenchStack({ ...settings, log })
  try {
    log('Starting instances …')
    const importMs = measureImport(settings.bundle, STARTS)
    const start = await measureStart(stack, { runs: STARTS, compileCache: true })
    const startUncached = await measureStart(stack, { runs: STARTS, compileCache: false })
    log('Pages, browsing and buying …')
    const wants = (part: Settings['only']) => (settings.only ?? part) === part
    const calls = await withSite(stack, settings, async (site) => [
      ...(wants('pages') ? await measurePages(site) : []),
      ...(wants('browsing') ? await measureBrowsing(site) : []),
      ...(wants('buying') ? await measureBuying(site) : []),
    ])
    log(`\n${printCalls(calls)}`)
    const hosted = wants('pages') ? await measureHosted(stack, settings) : []
    log(
      `start to first list: ${short(start.firstListMs)} ms, to first page: ${short(start.firstPageMs)} ms ` +
        `(${short(startUncached.firstListMs)} and ${short(startUncached.firstPageMs)} without a compile cache), ` +
        `${short(start.reads)} documents read; import of the bundle, cold: ${short(importMs)} ms`,
    )
    log(`\n${printTargets({ calls, start })}`)
    return { calls, hosted, importMs, start, startUncached }
  } finally {
    await stack.stop()
  }
}

const measureOrders = async (settings: Settings) => {
  log(`Filling a shop of ${settings.products} products and ${settings.orders} orders …`)
  const stack = await startBenchStack({ ...settings, variants: false, log })
  try {
    const desk = await withSite(stack, settings, measureDesk)
    log(`\n${printCalls(desk)}`)
    return { desk }
  } finally {
    await stack.stop()
  }
}

/** For 2,000 products with 6,000 pictures. */
const IMPORT_LIMIT = { seconds: 600, megabytes: 350 }

const measureImported = async (settings: Settings) => {
  // The import itself creates the products that --products asks for.
  const stack = await startBenchStack({ ...settings, products: 1, variants: false, log })
  try {
    const imported = await importProducts(stack, settings.products, log)
    log(`\n${table(Object.entries(imported).map(([what, value]) => [what, short(value)]))}`)
    const { seconds, peakMb } = imported
    const fits = seconds <= IMPORT_LIMIT.seconds && peakMb <= IMPORT_LIMIT.megabytes
    log(`${fits ? '✓' : '✗'} limits: ${IMPORT_LIMIT.seconds} s, ${IMPORT_LIMIT.megabytes} MB`)
    return { imported }
  } finally {
    await stack.stop()
  }
}

const measureAll = async (settings: Settings) => {
  if (settings.only === 'import') return measureImported(settings)
  if (settings.only === 'desk') return measureOrders(settings)
  if (settings.only === 'presses') return { presses: await measurePresses(ROOT, log) }
  if (settings.firstStart) return { firstStarts: await measureFirstStart(ROOT, log) }
  if (!settings.growth) return measureOneSize(settings)
  const growth = await measureGrowth({ ...settings, log })
  log(`\n${printGrowth(growth)}`)
  return { growth }
}

const main = async () => {
  const settings = readSettings(process.argv.slice(2), join(ROOT, 'functions/lib'))
  const machine = describeMachine()
  log(
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; load before: ${short(machine.loadBefore)}`,
  )
  const fits = settings.firstStart || checkColdImport(settings.bundle, log)
  if (settings.cold) return fits
  const measured = await measureAll(settings)
  writeFileSync(RESULTS, `${JSON.stringify({ machine, settings, ...measured }, null, 2)}\n`)
  log('Written to tools/bench/results.json')
  return fits
}

process.exit((await main()) ? 0 : 1)
