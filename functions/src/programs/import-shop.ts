import { existsSync, readFileSync } from 'node:fs'
import { resolve, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importShop } from './backup/import-shop.ts'
import { runProgram } from './running/run-program.ts'

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
const restartLocalFunction = async (environment: Environment): Promise<boolean> => {
  const { SHOP_STACK_PID: stack, SHOP_FUNCTION_PID: before, SHOP_DATA } = environment
  if (!stack || !before) return false
  process.kill(Number(stack), 'SIGUSR2')
  const file = join(resolve(SHOP_DATA || '.data'), 'environment.json')
  const deadline = Date.now() + TIMEOUT_MS
  while (runningFunction(file) === before && Date.now() < deadline) await sleep(PAUSE_MS)
  return true
}

/** `npm run shop -- import FOLDER`: restores a shop from an export. */

await runProgram({
  task: 'import',
  switches: ['replace', 'without-passwords'],
  argument: 'FOLDER',
  run: async ({ shop, argument: folder, isOn, say }) => {
    await importShop(shop, {
      folder: resolve(folder),
      replace: isOn('replace'),
      withoutPasswords: isOn('without-passwords'),
      say,
    })
    // Running instances would not notice the imported products, whose times are old.
    const restarted = await restartLocalFunction(process.env)
    say(
      restarted || shop.config.authEmulator
        ? `${shop.config.projectId} is the shop that was exported.`
        : `${shop.config.projectId} is the shop that was exported. Now "npm run deploy": instances that run still show the products of before.`,
    )
  },
})
