import { limitCallsBy } from './api-client.ts'
import { ApiError, TOO_SLOW, UNREACHABLE } from './api-error.ts'

/** Longer than any answer takes. After that the call fails with an error. */
const LIMIT_MS = 20_000

export const tooSlow = (mayBeDone: boolean): ApiError =>
  new ApiError(0, { code: 'timeout', ...(mayBeDone ? TOO_SLOW : UNREACHABLE) })

export const limitCalls = (): void =>
  limitCallsBy((exchange, method, { signal, limitMs = LIMIT_MS }) => {
    const controller = new AbortController()
    const abort = () => controller.abort()
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(tooSlow(method !== 'GET'))
        abort()
      }, limitMs)
      void exchange(controller.signal)
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', abort)
        })
    })
  })
