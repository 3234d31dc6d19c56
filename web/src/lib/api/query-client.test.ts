import { expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

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
