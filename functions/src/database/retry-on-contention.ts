import { setTimeout as pause } from 'node:timers/promises'
import { busy } from '#domain/app-error.ts'
import { pauseAfter, TIMEOUT_MS } from './transaction.ts'

/**
 * gRPC codes (grpc.io/docs/guides/status-codes) of a write whose precondition (the document is still as it was read)
 * fails: the document is gone, exists already, has changed, or was locked at that moment.
 */
const NOT_FOUND = 5
const ALREADY_EXISTS = 6
const FAILED_PRECONDITION = 9
const ABORTED = 10
/** No answer came, to a write that may have been made. */
const UNAVAILABLE = 14
const PASSING = new Set<unknown>([
  NOT_FOUND,
  ALREADY_EXISTS,
  FAILED_PRECONDITION,
  ABORTED,
  UNAVAILABLE,
])

const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && PASSING.has(error.code)

/**
 * Repeats a job that reads one document and ends with one conditional write to it, until the write succeeds or its
 * patience runs out (503). For a single document this is as good as a transaction and saves one round trip. A write that
 * failed may have been made all the same: the job must find that out by what it leaves.
 */
export const retryOnContention = async <T>(job: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + TIMEOUT_MS
  for (let attempt = 0; ; attempt++)
    try {
      return await job()
    } catch (error) {
      if (!isPassing(error)) throw error
      const wait = pauseAfter(attempt)
      if (Date.now() + wait > deadline) throw busy(error)
      await pause(wait)
    }
}
