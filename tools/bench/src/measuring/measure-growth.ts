import { startBenchStack } from '../stack/start-bench-stack.ts'
import { measureBrowsing, withSite, type CallFigures } from './measure-calls.ts'
import { measureStart, type StartFigures } from './measure-start.ts'

export type GrowthFigures = { products: number; start: StartFigures; calls: CallFigures[] }

const SIZES = [1000, 10_000, 100_000] as const
const STARTS = 3

type Options = { bundle: string; variants: boolean; seconds: number; log: (line: string) => void }

/** Measures what a larger catalog costs: when an instance starts, in memory, and per list. */
export const measureGrowth = async (options: Options): Promise<GrowthFigures[]> => {
  const measured: GrowthFigures[] = []
  for (const products of SIZES) {
    options.log(`${products} products:`)
    const stack = await startBenchStack({ ...options, products, orders: 0 })
    try {
      const start = await measureStart(stack, { runs: STARTS, compileCache: true })
      const site = { hosting: false, seconds: options.seconds }
      measured.push({ products, start, calls: await withSite(stack, site, measureBrowsing) })
    } finally {
      await stack.stop()
    }
  }
  return measured
}
