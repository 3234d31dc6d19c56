import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MovableClock } from '#testing/fakes.ts'
import { CACHE_LIMITS, TOTAL_BYTES, type CacheLimits, type CacheName } from './cache-limits.ts'
import { CallCounter, createCallCounter } from './call-counter.ts'
import { BoundedCache, bytesOfText, createCache } from './create-cache.ts'

const texts = (limits: CacheLimits) =>
  new BoundedCache<{ text: string }>(limits, { bytesOf: ({ text }) => bytesOfText(text) })

const longKey = (end: string) => 'k'.repeat(15_000) + end

it('all caches of an instance together take at most 120 MB', () => {
  const rows: [string, CacheLimits][] = Object.entries(CACHE_LIMITS)
  const table = rows.map(([name, { entries, bytes, copies = 1 }]) => ({
    name,
    entries,
    copies,
    megabytes: (bytes * copies) / 1e6,
  }))
  const megabytes = table.reduce((sum, row) => sum + row.megabytes, 0)
  // For whoever reads the output of the tests.
  process.stdout.write(
    `${[...table, { name: 'all', megabytes }].map((row) => JSON.stringify(row)).join('\n')}\n`,
  )
  expect(TOTAL_BYTES).toBe(120_000_000)
  expect(megabytes * 1e6).toBeLessThanOrEqual(TOTAL_BYTES)
})

describe('a cache', () => {
  it('lets go of what was used longest ago when there are too many', () => {
    const cache = texts({ entries: 2, bytes: 10_000 })
    cache.set('a', { text: 'A' })
    cache.set('b', { text: 'B' })
    cache.get('a')
    cache.set('c', { text: 'C' })
    expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c'])
  })

  it('counts keys, values and what an entry takes itself', () => {
    const cache = texts({ entries: 1000, bytes: 10_000 })
    for (let i = 0; i < 1000; i++) cache.set(`key ${i}`, { text: '' })
    expect(cache.bytes).toBeLessThanOrEqual(10_000)
    expect(cache.size).toBeLessThan(100)
    cache.set('large', { text: 'x'.repeat(6000) })
    expect([cache.get('large')?.text.length, cache.size]).toEqual([6000, expect.any(Number)])
    expect(cache.bytes).toBeLessThanOrEqual(10_000)
  })

  it('keeps nothing that is larger than itself, and what was there under that name is gone', () => {
    const cache = texts({ entries: 10, bytes: 1000 })
    cache.set('a', { text: 'A' })
    cache.set('a', { text: 'x'.repeat(2000) })
    expect(cache.get('a')).toBeUndefined()
    expect(cache.size).toBe(0)
  })

  it('keeps long keys as hashes, and tells them apart', () => {
    const cache = texts({ entries: 100, bytes: 20_000 })
    for (let i = 0; i < 50; i++) cache.set(longKey(`${i}`), { text: `${i}` })
    expect(cache.size).toBe(50)
    expect(cache.get(longKey('7'))).toEqual({ text: '7' })
    expect(cache.entries().every(([kept]) => kept.length < 50)).toBe(true)
  })

  it('forgets after its time', () => {
    const clock = new MovableClock()
    const cache = createCache<true>('missingPictures', {
      bytesOf: () => 0,
      expires: { afterMs: 60_000, clock },
    })
    cache.set('a', true)
    expect(cache.get('a')).toBe(true)
    clock.pass({ minutes: 1.1 })
    expect(cache.get('a')).toBeUndefined()
  })
})

it.each(['ascii', 'हिन्दी'])('a text of %s is not counted as less than it takes', (text) => {
  expect(bytesOfText(text)).toBeGreaterThanOrEqual(text.length)
  expect(bytesOfText('हिन्दी')).toBe(2 * 'हिन्दी'.length)
})

/** The collector of garbage, at hand (nodejs.org/api/v8.html#v8setflagsfromstringflags). */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

it('an entry takes no more than is counted for it', () => {
  const name: CacheName = 'replies'
  const cache = createCache<{ text: string }>(name, { bytesOf: ({ text }) => bytesOfText(text) })
  onTestFinished(() => cache.clear())
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < CACHE_LIMITS[name].entries; i++) cache.set(`${i}`, { text: '' })
  collectGarbage()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(cache.bytes)
})

it('counts the calls of each key in a window', () => {
  const counter = createCallCounter('callsPerAddress')
  expect([1, 2, 3].map(() => counter.add('a', 1))).toEqual([1, 2, 3])
  expect(counter.add('b', 1)).toBe(1)
  expect(counter.add('a', 2)).toBe(1)
  expect(counter.add('a', 3)).toBe(1)
})

it('forgets nobody, whatever other keys there are: full, it counts too many rather than too few', () => {
  const counter = new CallCounter(1000)
  for (let i = 0; i < 20; i++) counter.add('a', 1)
  for (let i = 0; i < 5000; i++) counter.add(`made up ${i}`, 1)
  expect(counter.add('a', 1)).toBeGreaterThanOrEqual(21)
  expect(counter.add('newcomer', 1)).toBeGreaterThan(1)
})

it('takes an honest caller for another one only under a flood', () => {
  const counter = new CallCounter(100_000)
  for (let i = 0; i < 10_000; i++) counter.add(`made up ${i}`, 1)
  const counts = Array.from({ length: 100 }, (_, i) => counter.add(`honest ${i}`, 1))
  expect(Math.max(...counts)).toBeLessThan(10)
})
