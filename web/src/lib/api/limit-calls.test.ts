import { describe, expect, it, vi } from 'vitest'
import { call } from './api-client.ts'
import { TOO_SLOW, UNREACHABLE } from './api-error.ts'
import { limitCalls } from './limit-calls.ts'

describe('a shop that hangs', () => {
  it.each([
    ['a reading call', () => call('GET /api/health'), UNREACHABLE],
    ['a writing call', () => call('POST /api/newsletter', { body: { email: 'a@b.in' } }), TOO_SLOW],
  ])('is not waited for by %s for more than 20 seconds', async (_, ask, { message }) => {
    vi.useFakeTimers()
    limitCalls()
    const signals: (AbortSignal | null | undefined)[] = []
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      signals.push(signal)
      return new Promise(() => undefined)
    })
    // oxlint-disable-next-line vitest/valid-expect -- awaited once the time has passed
    const refused = expect(ask()).rejects.toMatchObject({
      code: 'timeout',
      message,
      isTransient: true,
    })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(signals[0]?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await refused
    expect(signals[0]?.aborted).toBe(true)
  })
})
