import { expect, it } from 'vitest'
import { runSimulation } from './testing/run-simulation.ts'

/** Without the chains of accounts, which have a test of their own. */
const simulate = (...args: string[]) => runSimulation('--chains', '0', ...args)

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
