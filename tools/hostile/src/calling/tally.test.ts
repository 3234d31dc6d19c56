import { expect, it } from 'vitest'
import { quantile, Tally } from './tally.ts'

it('knows the value below which a share of all lies', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
  expect([quantile(hundred, 0.5), quantile(hundred, 0.95), quantile(hundred, 1)]).toEqual([
    50, 95, 100,
  ])
  expect([quantile([], 0.95), quantile([7], 0.95)]).toEqual([0, 7])
})

it('counts calls by how they ended, and failures apart from refusals', () => {
  const tally = new Tally()
  for (const outcome of [
    '200',
    '200',
    '409 out_of_stock',
    '503 busy',
    '500 internal',
    'broken ECONNRESET',
  ])
    tally.add(outcome)
  expect([tally.calls, tally.failures]).toEqual([6, 2])
  expect([tally.count('200'), tally.count('404')]).toEqual([2, 0])
  expect(tally.toString()).toMatch(/^200: 2, /)
})
