import { expect, it } from 'vitest'
import { runSimulation } from '../testing/run-simulation.ts'

it('each account is what the model says, whatever is done to its order, one by one and at once', async () => {
  const { status, output } = await runSimulation('--years', '0', '--chains', '15')
  expect(output).toMatch(/^15 chains of accounts: [1-9]\d{2,} calls/m)
  expect(status).toBe(0)
})
