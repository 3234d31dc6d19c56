import { expect, it } from 'vitest'
import { printTargets } from './print-targets.ts'

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
