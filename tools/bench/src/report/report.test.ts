import { expect, it } from 'vitest'
import { percentile } from '../measuring/measure.ts'
import { readSettings } from '../settings.ts'
import { printTargets } from './print-targets.ts'
import { short, table } from './table.ts'

const calls = [
  ['add to cart', 1, 4],
  ['add to cart', 10, 3.6],
  ['product page, new: a walk of 940', 1, 8],
  ['home page, from memory', 1, 99],
] as const

it('sets each figure beside its target, and says which is missed', () => {
  const figures = calls.map(([call, connections, both]) => ({
    call,
    connections,
    calls: 1,
    failures: 0,
    perSecond: 1,
    p50Ms: 1,
    p99Ms: 1,
    cpuMs: { function: 1, database: 1, both, auth: 1 },
    reads: 0,
    writes: 0,
    memoryMb: 1,
  }))
  const start = {
    listeningMs: 1,
    firstListMs: 950,
    firstPageMs: 1,
    reads: 1,
    runs: 5,
    memoryMb: 300,
  }
  expect(printTargets({ calls: figures, start }).split('\n')).toEqual([
    expect.stringMatching(/^target .* at once +at most +measured +unit$/),
    expect.stringMatching(/^─+$/),
    expect.stringMatching(/^add to cart: function and database +1 +5 +4.00 +CPU ms +✓$/),
    expect.stringMatching(/^add to cart: function and database +10 +3.5 +3.60 +CPU ms +✗ missed$/),
    expect.stringMatching(/^add to cart: with the Auth emulator +1 +8 +5.00 +CPU ms +✓$/),
    expect.stringMatching(/^add to cart: with the Auth emulator +10 +4.5 +4.60 +CPU ms +✗ missed$/),
    expect.stringMatching(/^product page, new: function and database +1 +8 +8.00 +CPU ms +✓$/),
    expect.stringMatching(/^cold function to its first list +– +900 +950 +ms +✗ missed$/),
    expect.stringMatching(/^memory after its start +– +350 +300 +MB +✓$/),
  ])
})

it('sets texts to the left and numbers to the right', () => {
  expect(
    table([
      ['call', 'ms'],
      ['list', '0.31'],
      ['checkout', '12'],
    ]),
  ).toBe(['call        ms', '──────────────', 'list      0.31', 'checkout    12'].join('\n'))
})

it('keeps the digits that mean something', () => {
  expect([1234.5, 12.34, 1.234, 0.01234, 0, Number.NaN].map(short)).toEqual([
    '1235',
    '12.3',
    '1.23',
    '0.0123',
    '0',
    '–',
  ])
})

it('is the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile([7], 0.99)).toBe(7)
})

it('is unknown for no values', () => {
  expect(percentile([], 0.5)).toBeNaN()
})

it('measures a thousand products where nothing else is said', () => {
  expect(readSettings([], 'lib')).toMatchObject({ products: 1000, orders: 0, bundle: 'lib' })
  expect(readSettings(['--only', 'import'], 'lib')).toMatchObject({ products: 2000 })
})

it('refuses a part that there is not', () => {
  expect(() => readSettings(['--only', 'all'], 'lib')).toThrow('--only must be one of')
})
