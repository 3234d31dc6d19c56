import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * The simulation puts its whole process into simulated time, so each is a process of its own. This one stays free to
 * answer vitest, which gives up a worker that is silent for a minute.
 */
const simulate = async (...args: string[]) => {
  const main = join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const status = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { status: await status, output: stdout + stderr }
}

it('lives through a year, twice in the same way, with every invariant held', async () => {
  const { status, output } = await simulate('--steps', '400', '--twice')
  expect(output).toMatch(/^1 years: [1-9]\d{2,} calls, [1-9]\d+ orders, [1-9]\d{3,} events/m)
  expect(status).toBe(0)
})

it('finds a unit that vanishes, and prints the shortest history', async () => {
  const { status, output } = await simulate('--steps', '20', '--sabotage')
  expect(status).toBe(1)
  const [, history = ''] = output.split('The shortest history that fails so:\n')
  const steps = history.split('\n').filter((line) => /^\d{4}-/.test(line))
  expect(steps).toHaveLength(1)
  expect(steps[0]).toContain('a unit vanishes')
  expect(output).toMatch(/stock \d+, but the ledger says \d+/)
})

it('finds what a call changes twice whose answer was lost', async () => {
  const { status, output } = await simulate('--steps', '40', '--keyless', '--no-shrink')
  expect(status).toBe(1)
  expect(output).toMatch(/answered 20\d .*, and repeated 20\d |was put there|people were told/)
})
