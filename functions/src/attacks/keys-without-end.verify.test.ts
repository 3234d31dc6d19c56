import { randomInt } from 'node:crypto'
import { MATERIALS, SIZES } from '@bartan/contract/products/offered-values'
import { COLORS, LIST_FILTERS } from '@bartan/contract/products/rules'
import { expect, it } from 'vitest'
import { startFramed } from '#testing/start-framed.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

/** What callers make up must not pile up in an instance of 512 MB. */

const MB = 1024 * 1024
const CALLS = 4000
const CONCURRENCY = 8
const KNOWN = [...COLORS, ...SIZES, ...MATERIALS]

const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, at: randomInt(2 ** 31) }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value)

/**
 * 990 characters: known values in any order and case and several times, and made-up ones, of signs that take three times as
 * many in the canonical spelling of a query.
 */
const aFilter = (call: number): string => {
  const known = shuffled([...KNOWN, ...KNOWN]).map((value) =>
    randomInt(2) === 0 ? value : value.toUpperCase(),
  )
  const madeUp = Array.from({ length: 60 }, (_, i) => `${call}!(~${i}~)!(~(~)!)!(~)!`)
  return [...known, ...madeUp].join(',').slice(0, 990)
}

const aList = (call: number): string => {
  const filters = [...LIST_FILTERS, 'ids'].map((name) => `${name}=${aFilter(call)}`)
  return `/api/products?${filters.join('&')}`
}

const inParallel = async (calls: number, call: (number: number) => Promise<void>) => {
  const numbers = Array.from({ length: calls }, (_, number) => number).values()
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const number of numbers) await call(number)
    }),
  )
}

it(
  '4,000 lists with 7 kB of filters each do not grow the process by 40 MB',
  { timeout: 120_000 },
  async () => {
    const { shop: seeded, saveProduct } = await startTestShop()
    await saveProduct({ colors: [...COLORS], sizes: [...SIZES], material: MATERIALS[0] })
    const shop = await startFramed(seeded.config.projectId)
    const origin = `http://127.0.0.1:${shop.port}`
    const ask = async (path: string) => {
      const reply = await fetch(origin + path)
      expect([reply.status, await reply.json()]).toEqual([200, []])
    }
    expect(aList(1).length).toBeGreaterThan(6800)
    // Code, connections and the young generation have their size by then.
    await inParallel(CALLS / 4, () => ask(`/api/products?brand=none&search=${'y'.repeat(190)}`))
    const before = await shop.peakMemory()
    await inParallel(CALLS, (call) => ask(aList(call)))
    expect(((await shop.peakMemory()) - before) / MB).toBeLessThan(40)
  },
)
