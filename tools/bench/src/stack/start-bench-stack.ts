import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEPLOYED, INSTANCE_HEAP } from '@bartan/local/stack/functions-service'
import { startChildService } from '@bartan/local/processes/child-service'
import { runLoader } from '@bartan/local/seeding/run-loader'
import { functionEnvironment, PROJECT_ID } from '@bartan/local/stack/project'
import type { EmulatorPorts } from '@bartan/local/stack/project'
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
const SERVICES = join(ROOT, 'tools/local/src')

type Options = {
  products: number
  variants: boolean
  orders: number
  bundle: string
  profile?: string
  log: (line: string) => void
}

const profiling = (folder: string | undefined) =>
  folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]

const complain = (line: string) => {
  if (/"severity":"(?:WARNING|ERROR|CRITICAL)"/.test(line) || !line.startsWith('{'))
    console.error(`  ${line}`)
}

/** Stores documents on disk, as `npm start` does: a commit includes its fsync. */
const startFirestore = (data: string, execArgv: string[]) =>
  startChildService<{ port: number }>('Firestore', join(SERVICES, 'firestore-host/main.ts'), {
    args: ['--data', data, '--indexes', join(ROOT, 'firestore.indexes.json')],
    execArgv,
    onOutput: complain,
  })

const startEmulator = (name: 'auth' | 'storage', data?: string) =>
  startChildService<{ port: number }>(name, join(SERVICES, name, 'main.ts'), {
    args: ['--project', PROJECT_ID, ...(data ? ['--data', data] : [])],
    onOutput: complain,
  })

/** Starts one instance of the function; `compileCache` lets Node keep compiled code, as `npm start` does. */
const startFunction = async (
  bundle: string,
  ports: EmulatorPorts,
  { compileCache, execArgv }: { compileCache: boolean; execArgv: string[] },
) => {
  const service = await startChildService<{ port: number }>(
    'The function',
    join(SERVICES, 'functions-host/main.ts'),
    {
      args: ['--module', join(bundle, 'index.js')],
      env: {
        ...DEPLOYED,
        ...functionEnvironment(ports),
        // A few customers order hundreds of times.
        SHOP_ORDER_LIMITS: 'off',
        ...(!compileCache && { NODE_DISABLE_COMPILE_CACHE: '1' }),
      },
      execArgv,
      onOutput: complain,
    },
  )
  return { pid: service.pid, port: service.ready.port, stop: service.stop }
}

/**
 * Starts the processes of the local stack (tools/local/README.md) and keeps their process ids, so that each one's
 * share of a call can be measured.
 */
export const startBenchStack = async ({
  products,
  variants,
  orders,
  bundle,
  profile,
  log,
}: Options) => {
  const folder = await mkdtemp(join(tmpdir(), 'bartan-bench-'))
  const data = join(folder, 'firestore')
  await mkdir(data)
  const [firestore, auth, storage] = await Promise.all([
    startFirestore(data, profiling(profile)),
    startEmulator('auth'),
    startEmulator('storage', join(folder, 'storage')),
  ])
  const ports: EmulatorPorts = {
    firestorePort: firestore.ready.port,
    authPort: auth.ready.port,
    storagePort: storage.ready.port,
  }
  const stop = async () => {
    await Promise.all([auth.stop(), storage.stop()])
    await firestore.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await runLoader(benchShopData(products, variants, orders), {
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
    databasePid: firestore.pid,
    authPid: auth.pid,
    storagePid: storage.pid,
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

export type BenchStack = Awaited<ReturnType<typeof startBenchStack>>
export type FunctionInstance = Awaited<ReturnType<BenchStack['startFunction']>>
