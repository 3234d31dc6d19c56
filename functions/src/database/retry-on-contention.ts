import { setTimeout as pause } from 'node:timers/promises'
import { busy } from '#domain/app-error.ts'
import { pauseAfter, TIMEOUT_MS } from './transaction.ts'

/**
 * gRPC codes (grpc.io/docs/guides/status-codes) of a write whose precondition fails: the document is gone, already
 * exists, has changed since it was read, or was locked.
 */
const NOT_FOUND = 5
const ALREADY_EXISTS = 6
const FAILED_PRECONDITION = 9
const ABORTED = 10
/** No answer to a write that may have succeeded. */
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
 * Repeats a job that reads one document and ends with one conditional write to it, until it succeeds or times out
 * (503). For a single document this equals a transaction and saves a round trip. A failed write may have succeeded: the
 * job must detect that from the stored data.
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
