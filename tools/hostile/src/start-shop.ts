import { join } from 'node:path'
import type { ShopAccount } from '@bartan/contract/shop-data'
import { asPhone } from '@bartan/contract/users/rules'
import { memoryOf } from '../../bench/src/measuring/process-figures.ts'
import { startFilled } from '../../bench/src/stack/start-bench-stack.ts'
import { composeShop } from '../../demo-shop/src/compose-shop.ts'
import { runToEnd } from '../../local/src/processes/run-to-end.ts'
import { startFunctions } from '../../local/src/stack/functions-service.ts'
import { functionEnvironment, type EmulatorPorts } from '../../local/src/stack/project.ts'

const BUNDLE = join(import.meta.dirname, '../../../functions/lib')

/** Few products with few units, so that shoppers compete for the last one. */
const SCARCE_PRODUCTS = 20
const SCARCE_UNITS = 6
const PLENTY_OF_UNITS = 100_000

export const STAFF_PASSWORD = 'Hostile@1234'
export const PACKER_PHONE = asPhone('9000000001')

const staff: ShopAccount[] = [
  { name: 'Pinky Packer', phone: PACKER_PHONE, password: STAFF_PASSWORD, role: 'packer' },
]

const shopData = (products: number) => {
  const shop = composeShop(products, () => [])
  return {
    ...shop,
    accounts: [...shop.accounts, ...staff],
    products: shop.products.map((product, index) => ({
      ...product,
      countInStock: index < SCARCE_PRODUCTS ? SCARCE_UNITS : PLENTY_OF_UNITS,
    })),
  }
}

/** The local stack turns these limits off (contract §1); here they have a real project's defaults. */
const ADDRESS_LIMITS = {
  LIMIT_PER_ADDRESS: '300',
  LIMIT_PER_ADDRESS_AND_DAY: '200',
  LIMIT_NEW_CARTS: '2000',
}

/** Node's own default in a container of 512 MiB: a heap of at most 259 MB (v8.getHeapStatistics, Node 24.21). */
const HEAP = ['--max-old-space-size=256', '--max-semi-space-size=1']

/** Of a process that may be gone. */
const peakMbOf = (pid: number): number => {
  try {
    return memoryOf(pid).peakMb || 0
  } catch {
    return 0
  }
}

const SAMPLE_MS = 250

/** Tracks the peak memory over all processes of the function (proc_pid_status(5)), and their number. */
const watchMemory = () => {
  const peaks = new Map<number, number>()
  const sample = () => {
    for (const [pid, peak] of peaks) peaks.set(pid, Math.max(peak, peakMbOf(pid)))
  }
  const timer = setInterval(sample, SAMPLE_MS)
  return {
    add: (pid: number) => peaks.set(pid, 0),
    read: () => {
      sample()
      return { peakMb: Math.max(...peaks.values()), processes: peaks.size }
    },
    stop: () => clearInterval(timer),
  }
}

const LINES_KEPT = 5

/** Keeps the first errors in the function's log for the report. */
const keepErrors = () => {
  const lines: string[] = []
  let count = 0
  return {
    write: (line: string) => {
      const isExpected = !/"severity":"(?:ERROR|CRITICAL)"/.test(line)
      if (line.startsWith('{') && isExpected) return
      count += 1
      if (lines.length < LINES_KEPT) lines.push(line.slice(0, 600))
    },
    read: () => ({ lines, count }),
  }
}

type Log = (line: string) => void

const startFunction = async (ports: EmulatorPorts) => {
  const memory = watchMemory()
  const errors = keepErrors()
  const functions = await startFunctions({
    module: join(BUNDLE, 'index.js'),
    heap: HEAP,
    env: { ...functionEnvironment(ports), ...ADDRESS_LIMITS },
    onOutput: errors.write,
    onStart: memory.add,
  })
  const url = () => {
    const port = functions.port()
    return port === undefined ? undefined : `http://127.0.0.1:${port}`
  }
  const stop = async () => {
    memory.stop()
    await functions.stop()
  }
  return { url, memory: memory.read, errors: errors.read, stop }
}

const neverAborted = new AbortController().signal

/**
 * Starts the shop as it is deployed: the bundle with the heap and environment of a 512 MB instance, on the local
 * stack's Firestore (on disk), Auth and Storage.
 */
export const startShop = async (products: number, log: Log) => {
  const stack = await startFilled(shopData(products), { bundle: BUNDLE, log })
  try {
    const shop = await startFunction(stack.ports)
    const options = { env: functionEnvironment(stack.ports), signal: neverAborted, log }
    return {
      ...shop,
      /** Returns exit status 0 if the checked data is right. */
      runProgram: (name: 'check-stock' | 'check-sums') =>
        runToEnd(join(BUNDLE, `${name}.js`), { args: [], ...options }),
      stop: async () => {
        await shop.stop()
        await stack.stop()
      },
    }
  } catch (error) {
    await stack.stop()
    throw error
  }
}

export type RunningShop = Awaited<ReturnType<typeof startShop>>
