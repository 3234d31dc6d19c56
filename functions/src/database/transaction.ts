import { setTimeout as pause } from 'node:timers/promises'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { busy } from '#domain/app-error.ts'

/** gRPC codes (grpc.io/docs/guides/status-codes). When they come from a transaction's reads, nothing was written. */
const ABORTED = 10
const UNAVAILABLE = 14

/** Hosting cuts callers off at 60 s; whoever waits this long had better be told to come back. */
export const PATIENCE_MS = 20_000
// Short, because others in this instance are queued behind it (platform/keyed-queue.ts).
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 200

const isPassing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === ABORTED || error.code === UNAVAILABLE)

/** Half of the delay is random, so that transactions that collided once don't collide again. */
export const pauseAfter = (attempt: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random() / 2)

/**
 * Runs a transaction and, if another one got in its way, runs it again from the start until it succeeds or patience
 * runs out (503 with Retry-After). The SDK would retry too, but waits a second or more each time: long for two
 * instances that sell the same product (googleapis/nodejs-firestore, `ExponentialBackoff`).
 *
 * The job may run several times; only the writes of its last run count.
 */
export const inTransaction = async <T>(
  firestore: Firestore,
  job: (transaction: Transaction) => Promise<T>,
  { patienceMs = PATIENCE_MS } = {},
): Promise<T> => {
  const deadline = Date.now() + patienceMs
  for (let attempt = 0; ; attempt++)
    try {
      return await firestore.runTransaction(job, { maxAttempts: 1 })
    } catch (error) {
      if (!isPassing(error)) throw error
      const wait = pauseAfter(attempt)
      if (Date.now() + wait > deadline) throw busy(error)
      await pause(wait)
    }
}
