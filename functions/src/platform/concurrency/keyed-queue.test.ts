import { expect, it } from 'vitest'
import { KeyedQueue } from './keyed-queue.ts'

const gate = () => Promise.withResolvers<void>()

it('runs jobs of one key one after the other, in the order they came', async () => {
  const queue = new KeyedQueue()
  const seen: string[] = []
  const job = (name: string) => async () => {
    seen.push(`${name} begins`)
    await Promise.resolve()
    seen.push(`${name} ends`)
  }
  await Promise.all([queue.run(['a'], job('1')), queue.run(['a'], job('2'))])
  expect(seen).toEqual(['1 begins', '1 ends', '2 begins', '2 ends'])
})

it('lets jobs of different keys run at once', async () => {
  const queue = new KeyedQueue()
  const { promise, resolve } = gate()
  const first = queue.run(['a'], () => promise)
  await queue.run(['b'], async () => resolve())
  await expect(first).resolves.toBeUndefined()
})

it('does not deadlock when keys are named in different orders', async () => {
  const queue = new KeyedQueue()
  const done = await Promise.all([
    queue.run(['a', 'b'], async () => 1),
    queue.run(['b', 'a'], async () => 2),
    queue.run(['b', 'b'], async () => 3),
  ])
  expect(done).toEqual([1, 2, 3])
})

it('goes on after a job that failed', async () => {
  const queue = new KeyedQueue()
  await expect(queue.run(['a'], () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await queue.run(['a'], async () => 'fine')).toBe('fine')
})

it('refuses who has waited too long, and keeps the others in line', async () => {
  const queue = new KeyedQueue(20)
  const { promise, resolve } = gate()
  const first = queue.run(['a'], () => promise)
  await expect(queue.run(['a'], async () => 'late')).rejects.toMatchObject({ code: 'unavailable' })
  const next = queue.run(['a'], async () => 'next')
  resolve()
  expect(await next).toBe('next')
  await first
})
