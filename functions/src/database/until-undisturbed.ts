import { setTimeout as pause } from 'node:timers/promises'
import { busy, pauseAfter, PATIENCE_MS } from './transaction.ts'

/**
 * gRPC codes (grpc.io/docs/guides/status-codes) of a write whose precondition, that its document be as it was read,
 * does not hold: it is gone, there already, or changed; or locked at that moment.
 */
const NOT_FOUND = 5
const ALREADY_EXISTS = 6
const FAILED_PRECONDITION = 9
const ABORTED = 10
const DISTURBED = new Set<unknown>([NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED])

const isDisturbed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DISTURBED.has(error.code)

/**
 * Repeats a job, which reads one document and ends with its one write under a precondition, until nobody came between
 * or patience ends (503). For a single document it is as good as a transaction, and one journey to the database shorter.
 */
export const untilUndisturbed = async <T>(job: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + PATIENCE_MS
  for (let attempt = 0; ; attempt++)
    try {
      return await job()
    } catch (error) {
      if (!isDisturbed(error)) throw error
      const wait = pauseAfter(attempt)
      if (Date.now() + wait > deadline) throw busy(error)
      await pause(wait)
    }
}
