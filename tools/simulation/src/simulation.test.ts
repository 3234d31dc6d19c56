import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The simulation puts its whole process into simulated time, so each is a process of its own. */
const simulate = (...args: string[]) => {
  const main = join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

it('lives through a year, twice in the same way, with every invariant held', () => {
  const { status, output } = simulate('--steps', '400', '--twice')
  expect(output).toMatch(/^1 years: [1-9]\d{2,} calls, [1-9]\d+ orders, [1-9]\d{3,} events/m)
  expect(status).toBe(0)
})

it('finds a unit that vanishes, and prints the shortest history', () => {
  const { status, output } = simulate('--steps', '60', '--sabotage')
  expect(status).toBe(1)
  const [, history = ''] = output.split('The shortest history that fails so:\n')
  const steps = history.split('\n').filter((line) => /^\d{4}-/.test(line))
  expect(steps).toHaveLength(1)
  expect(steps[0]).toContain('a unit vanishes')
  expect(output).toMatch(/stock \d+, but the ledger says \d+/)
})

it('finds what a call changes twice whose answer was lost', () => {
  const { status, output } = simulate('--steps', '40', '--keyless')
  expect(status).toBe(1)
  expect(output).toMatch(/answered 20\d .*, and repeated 20\d |was put there|people were told/)
})
