import { reason } from '@bartan/contract/reasons/reasons'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadTexts } from '#i18n/load-texts.ts'
import { call } from './api-client.ts'
import { ApiError, messageAbout, TOO_SLOW, UNREACHABLE } from './api-error.ts'
import { limitCalls } from './limit-calls.ts'
import { createQueryClient } from './query-client.ts'

beforeAll(() => Promise.all([loadTexts('hi'), loadTexts('mr')]))

it('calls goods by their names in the page’s language', () => {
  const error = new ApiError(409, {
    code: 'out_of_stock',
    ...reason('only_left', { left: 2, name: 'Steel Thali' }),
  })
  const goods = [{ name: 'Steel Thali', nameIn: { hi: 'स्टील थाली' } }, { name: 'Mug' }]
  expect(messageAbout('hi', error, goods)).toBe('स्टील थाली: सिर्फ़ 2 बचे हैं')
  expect(messageAbout('mr', error, goods)).toMatch(/^Steel Thali/)
})

it.each([
  ['a reading call', () => call('GET /api/health'), UNREACHABLE],
  ['a writing call', () => call('POST /api/newsletter', { body: { email: 'a@b.in' } }), TOO_SLOW],
])(
  'a shop that hangs is not waited for by %s for more than 20 seconds',
  async (_, ask, { message }) => {
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
  },
)

it('tries again what may pass, and says within two seconds that it does not', async () => {
  vi.useFakeTimers()
  const queryFn = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiError(500, { code: 'internal', message: 'It rained in' })),
  )
  const loading = createQueryClient().fetchQuery({ queryKey: ['orders'], queryFn })
  const failure = loading.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2000)
  expect(queryFn).toHaveBeenCalledTimes(3)
  expect(await failure).toMatchObject({ message: 'It rained in' })
})
