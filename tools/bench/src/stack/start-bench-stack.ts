import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShopData } from '@bartan/contract/shop-data'
import { startChildService } from '@bartan/local/processes/child-service'
import { runLoader } from '@bartan/local/seeding/run-loader'
import { startEmulatorServices } from '@bartan/local/stack/emulator-services'
import { DEPLOYED, INSTANCE_HEAP } from '@bartan/local/stack/functions-service'
import { functionEnvironment, PROJECT_ID, type EmulatorPorts } from '@bartan/local/stack/project'
import { benchShopData } from './bench-shop-data.ts'

/** Document operations as Firestore bills them; deletes count as writes. */
export type Usage = { reads: number; writes: number }

const readUsage = async (firestorePort: number): Promise<Usage> => {
  const reply = await fetch(`http://127.0.0.1:${firestorePort}/emulator/v1/usage`)
  const { total } = (await reply.json()) as {
    total: { reads: number; writes: number; deletes: number }
  }
  return { reads: total.reads, writes: total.writes + total.deletes }
}

const ROOT = join(import.meta.dirname, '../../../..')
const FUNCTIONS_HOST = join(ROOT, 'tools/local/src/functions-host/main.ts')

type Options = { bundle: string; profile?: string; log: (line: string) => void }

const profiling = (folder: string | undefined) =>
  folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]

const complain = (line: string) => {
  if (/"severity":"(?:WARNING|ERROR|CRITICAL)"/.test(line) || !line.startsWith('{'))
    console.error(`  ${line}`)
}

/** Starts one instance of the function; `compileCache` lets Node keep compiled code, as `npm start` does. */
const startFunction = async (
  bundle: string,
  ports: EmulatorPorts,
  { compileCache, execArgv }: { compileCache: boolean; execArgv: string[] },
) => {
  const service = await startChildService<{ port: number }>('The function', FUNCTIONS_HOST, {
    args: ['--module', join(bundle, 'index.js')],
    env: {
      ...DEPLOYED,
      // A few customers order hundreds of times.
      SHOP_ORDER_LIMITS: 'off',
      ...(!compileCache && { NODE_DISABLE_COMPILE_CACHE: '1' }),
    },
    message: functionEnvironment(ports),
    execArgv,
    onOutput: complain,
  })
  return { pid: service.pid, port: service.ready.port, stop: service.stop }
}

/**
 * Starts the processes of the local stack (tools/local/README.md) and keeps their process ids, so that each one's
 * share of a call can be measured.
 */
export const startFilled = async (data: ShopData, { bundle, profile, log }: Options) => {
  const folder = await mkdtemp(join(tmpdir(), 'bartan-bench-'))
  // Documents are stored on disk, as `npm start` does: a commit includes its fsync.
  const folders = { firestore: join(folder, 'firestore'), emulators: join(folder, 'emulators') }
  await Promise.all(Object.values(folders).map((one) => mkdir(one)))
  const { ports, pids, ...services } = await startEmulatorServices({
    projectId: PROJECT_ID,
    folders,
    indexes: join(ROOT, 'firestore.indexes.json'),
    execArgv: profiling(profile),
    onOutput: complain,
  })
  const stop = async () => {
    await services.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await runLoader((file) => writeFile(file, JSON.stringify(data)), {
      loader: join(bundle, 'load-shop.js'),
      env: functionEnvironment(ports),
      signal: new AbortController().signal,
      log,
    })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ports,
    pids,
    seededAt: Date.now(),
    /** Documents read and written since the start, as they would be billed. */
    usage: () => readUsage(ports.firestorePort),
    /** `preload` is a module that Node loads before the bundle. */
    startFunction: ({
      compileCache = true,
      preload,
    }: { compileCache?: boolean; preload?: string } = {}) =>
      startFunction(bundle, ports, {
        compileCache,
        execArgv: [
          ...INSTANCE_HEAP,
          ...profiling(profile),
          ...(preload ? ['--import', preload] : []),
        ],
      }),
    stop,
  }
}

type Size = { products: number; variants: boolean; orders: number }

export const startBenchStack = ({ products, variants, orders, ...options }: Options & Size) =>
  startFilled(benchShopData(products, variants, orders), options)

export type BenchStack = Awaited<ReturnType<typeof startBenchStack>>
export type FunctionInstance = Awaited<ReturnType<BenchStack['startFunction']>>
