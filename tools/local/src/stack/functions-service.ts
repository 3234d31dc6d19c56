import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { startChildService, type ChildService } from '#processes/child-service.ts'

/**
 * Node sizes its heap by the machine: in an instance of 512 MiB it collects garbage early, on a large machine it lets
 * hundreds of megabytes pile up. This limits it to what 100,000 products need.
 */
export const INSTANCE_HEAP = ['--max-old-space-size=512', '--max-semi-space-size=8']

/** The environment of every deployed instance, as `firebase deploy` sets it. */
export const DEPLOYED = parseEnv(
  readFileSync(join(import.meta.dirname, '../../../../functions/.env'), 'utf8'),
) as Record<string, string>

type Options = {
  /** The bundle, `functions/lib/index.js`. */
  module: string
  /** The exported function. */
  target?: string
  /** Node flags for the process's memory. */
  heap?: string[]
  /** It loads while the addresses in it become known. */
  env: Record<string, string> | Promise<Record<string, string>>
  onOutput: (line: string) => void
  /** Called for every new process of the function. */
  onStart?: (pid: number, env: Record<string, string>) => void
}

type FunctionProcess = ChildService<{ port: number }>

const ENTRY = join(import.meta.dirname, '../functions-host/main.ts')
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
const LIVED_WELL_MS = 10_000

/**
 * Keeps the function's process running: it is restarted if it ends, after growing pauses if it ends early, as Cloud
 * Functions replaces an instance.
 */
export const startFunctions = async ({
  module,
  target = 'api',
  heap = INSTANCE_HEAP,
  env,
  onOutput,
  onStart = () => {},
}: Options) => {
  const fork = async (): Promise<FunctionProcess> => {
    const started: FunctionProcess = await startChildService('The function', ENTRY, {
      args: ['--module', module, '--target', target],
      env: { ...DEPLOYED, FUNCTION_TARGET: target },
      message: env,
      execArgv: heap,
      onOutput,
    })
    onStart(started.pid, await env)
    return started
  }

  const stopping = new AbortController()
  const first = await fork()
  let current: FunctionProcess | undefined = first

  const nextProcess = async (pause: number) => {
    await delay(pause, undefined, { signal: stopping.signal }).catch(() => {})
    if (stopping.signal.aborted) return undefined
    return fork().catch((error: Error) => onOutput(error.message))
  }

  const keepAlive = async () => {
    let pause = 0
    while (!stopping.signal.aborted) {
      const startedAt = Date.now()
      await current?.exited
      current = undefined
      if (Date.now() - startedAt > LIVED_WELL_MS) pause = 0
      current = (await nextProcess(pause)) ?? undefined
      pause = Math.min(Math.max(FIRST_PAUSE_MS, pause * 2), LONGEST_PAUSE_MS)
    }
    await current?.stop()
  }
  const kept = keepAlive()

  return {
    /** Undefined while no process is running. */
    port: () => current?.ready.port,
    pid: () => current?.pid,
    /** Lets the running process finish its requests; the next one starts by itself. */
    restart: async () => current?.stop(),
    stop: async () => {
      stopping.abort()
      await current?.stop()
      await kept
    },
  }
}
