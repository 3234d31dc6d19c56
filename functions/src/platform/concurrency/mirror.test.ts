import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MovableClock, RecordingLog } from '#testing/fakes.ts'
import { Mirror } from './mirror.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const mirrorOf = (load: () => Promise<number>) =>
  new Mirror({
    what: 'The number',
    load,
    compare: (one, other) => one - other,
    maxStaleMs: 1000,
    clock: new MovableClock(),
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
