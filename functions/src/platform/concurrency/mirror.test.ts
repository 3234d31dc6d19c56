import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MovableClock, RecordingLog } from '#testing/fakes.ts'
import { Mirror } from './mirror.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const mirrorOf = (load: () => Promise<number>, clock = new MovableClock()) =>
  new Mirror({
    what: 'The number',
    load,
    compare: (one, other) => one - other,
    maxStaleMs: 1000,
    clock,
    log: new RecordingLog(),
  })

it.each([
  ['fails', () => Promise.reject(new Error('down'))],
  ['never answers', () => new Promise<number>(() => undefined)],
])('tells callers to come again while its source %s and nothing is known', async (_how, load) => {
  const refusal = mirrorOf(load)
    .current()
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await refusal).toMatchObject({
    code: 'unavailable',
    details: { retryAfterSeconds: expect.any(Number) },
  })
})

it('asks its source again once the clock was set back, and as often as ever from then on', async () => {
  const clock = new MovableClock()
  let asked = 0
  const mirror = mirrorOf(() => Promise.resolve(++asked), clock)
  expect([await mirror.current(), await mirror.current()]).toEqual([1, 1])
  clock.pass({ minutes: -60 })
  await mirror.current()
  expect([await mirror.current(), await mirror.current()]).toEqual([2, 2])
  clock.pass({ minutes: 1 })
  await mirror.current()
  expect(asked).toBe(3)
})
