import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 20_000
const PAUSE_MS = 100

type Environment = Record<string, string | undefined>

const runningFunction = (file: string): string | undefined => {
  if (!existsSync(file)) return undefined
  const { SHOP_FUNCTION_PID: pid } = JSON.parse(readFileSync(file, 'utf8')) as Environment
  return pid
}

/**
 * Makes the local stack restart its function, and waits for it; false if the shop isn't local. The stack's supervisor
 * listens for the signal (tools/local/src/start.ts) and records the new process.
 */
export const restartLocalFunction = async (environment: Environment): Promise<boolean> => {
  const { SHOP_STACK_PID: stack, SHOP_FUNCTION_PID: before, SHOP_DATA } = environment
  if (!stack || !before) return false
  process.kill(Number(stack), 'SIGUSR2')
  const file = join(resolve(SHOP_DATA || '.data'), 'environment.json')
  const deadline = Date.now() + TIMEOUT_MS
  while (runningFunction(file) === before && Date.now() < deadline) await sleep(PAUSE_MS)
  return true
}
