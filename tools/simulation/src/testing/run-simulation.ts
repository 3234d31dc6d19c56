import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * The simulation puts its whole process into simulated time, so each is a process of its own. This one stays free to
 * answer vitest, which gives up a worker that is silent for a minute.
 */
export const runSimulation = async (...args: string[]) => {
  const main = join(import.meta.dirname, '../main.ts')
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const status = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { status: await status, output: stdout + stderr }
}
