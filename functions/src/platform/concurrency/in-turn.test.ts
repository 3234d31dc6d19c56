import { expect, it, onTestFinished, vi } from 'vitest'
import { KeyedQueue } from './in-turn.ts'

const failing = () => Promise.reject(new Error('broken'))

const gate = () => Promise.withResolvers<void>()

/** Runs jobs that note when they begin and end. */
const noted = (queue: KeyedQueue) => {
  const seen: string[] = []
  const run = (keys: string[], name: string) =>
    queue.inTurn(keys, async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
    })
  return { seen, run }
}

it('runs jobs of one key one after the other, in the order they came', async () => {
  const { seen, run } = noted(new KeyedQueue())
  await Promise.all([run(['a'], '1'), run(['a'], '2'), run(['a'], '3')])
  expect(seen).toEqual(['1', '2', '3'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

it('never runs two jobs at once that share one of their keys', async () => {
  const queue = new KeyedQueue()
  const held = new Set<string>()
  const wanted = [['a', 'b'], ['c', 'b'], ['c', 'd'], ['d', 'a'], ['b', 'd', 'a'], ['e']]
  const jobs = Array.from({ length: 60 }, (_, index) => wanted[index % wanted.length] ?? [])
  await Promise.all(
    jobs.map((keys) =>
      queue.inTurn(keys, async () => {
        expect(keys.filter((key) => held.has(key))).toEqual([])
        for (const key of keys) held.add(key)
        await Promise.resolve()
        for (const key of keys) held.delete(key)
      }),
    ),
  )
})

it('lets jobs of different keys run at once', async () => {
  const queue = new KeyedQueue()
  const { promise, resolve } = gate()
  const first = queue.inTurn(['a'], () => promise)
  await queue.inTurn(['b'], async () => resolve())
  await expect(first).resolves.toBeUndefined()
})

it('does not deadlock when keys are named in different orders', async () => {
  const queue = new KeyedQueue()
  const done = await Promise.all([
    queue.inTurn(['a', 'b'], async () => 1),
    queue.inTurn(['b', 'a'], async () => 2),
    queue.inTurn(['b', 'b'], async () => 3),
  ])
  expect(done).toEqual([1, 2, 3])
})

it('goes on after a job that failed, and frees all of its keys', async () => {
  const queue = new KeyedQueue()
  await expect(queue.inTurn(['a', 'b'], failing)).rejects.toThrow('broken')
  expect(await queue.inTurn(['a', 'b'], async () => 'fine')).toBe('fine')
})

it('refuses who has waited too long, frees what that one held, and serves the others', async () => {
  const queue = new KeyedQueue(20)
  const { promise, resolve } = gate()
  const first = queue.inTurn(['b'], () => promise)
  await expect(queue.inTurn(['a', 'b'], async () => 'late')).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(await queue.inTurn(['a'], async () => 'free')).toBe('free')
  const next = queue.inTurn(['b'], async () => 'next')
  resolve()
  expect(await next).toBe('next')
  await first
})

it('refuses a job that waits for itself', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const queue = new KeyedQueue()
  const nested = queue.inTurn(['a'], () => queue.inTurn(['a'], async () => 'never'))
  await Promise.all([
    expect(nested).rejects.toMatchObject({ code: 'unavailable' }),
    vi.runAllTimersAsync(),
  ])
  expect(queue.size).toBe(0)
})

it('leaves nothing behind once it is idle, whatever became of its jobs', async () => {
  const queue = new KeyedQueue()
  const jobs = Array.from({ length: 1000 }, (_, index) =>
    queue.inTurn([`key ${index % 50}`, `key ${(index * 7) % 50}`, `own ${index}`], async () => {
      if (index % 3 === 0) throw new Error('broken')
    }),
  )
  const ended = await Promise.allSettled(jobs)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(334)
  expect(queue.size).toBe(0)
})
