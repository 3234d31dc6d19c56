import { setTimeout as pause } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'
import { busy } from '#domain/app-error.ts'
import type { Keep, Transact } from '#domain/transact.ts'
import type { Database } from './collections.ts'
import type { Connect } from './connect.ts'
import type { StoredReplyDocument } from './documents.ts'
import { replyRecorder, keepOf, type ReplyRecorder } from './stored-replies/reply-recorder.ts'
import { UnitOfWork, type IsCommitted } from './unit-of-work.ts'

/** gRPC codes (grpc.io/docs/guides/status-codes). */
const INVALID_ARGUMENT = 3
const ALREADY_EXISTS = 6
const ABORTED = 10
const UNAVAILABLE = 14

/** Hosting cuts callers off at 60 s; after this time the caller is told to retry. */
export const TIMEOUT_MS = 20_000
// Short, because others in this instance wait for it (platform/concurrency/in-turn.ts).
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 200

/** The client repeated a commit whose answer was lost, or the commit came minutes late. */
const isOver = ({ message }: Error): boolean => message.includes('transaction has expired')

const isPassing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === ABORTED ||
    error.code === UNAVAILABLE ||
    (error.code === INVALID_ARGUMENT && isOver(error)))

/** A random value (an order number) may be taken: the job draws again. */
const DRAWS = 5

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS

/** Half of the delay is random, so that transactions that collided don't collide again. */
const pauseAfter = (attempt: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt) * (0.5 + Math.random() / 2)

/** Waits before the next attempt; after the deadline, throws instead (503). */
export const waitAfter = async (
  error: unknown,
  { attempt, deadline }: { attempt: number; deadline: number },
): Promise<void> => {
  const wait = pauseAfter(attempt)
  if (Date.now() + wait > deadline) throw busy(error)
  await pause(wait)
}

type Job<T> = (work: UnitOfWork) => Promise<T>

type Options = { patienceMs?: number; recorder?: ReplyRecorder | undefined }

/** An attempt that reached its commit, and its result. */
type Sent<T> = {
  result: T
  isCommitted: IsCommitted | undefined
  kept: StoredReplyDocument | undefined
}

/**
 * The failed attempt that was committed after all.
 * @throws RepeatedCall if another call has stored its reply meanwhile
 */
const committed = async <T>(
  work: UnitOfWork,
  sent: Sent<T>[],
  recorder: ReplyRecorder | undefined,
): Promise<Sent<T> | undefined> => {
  const found = recorder && sent.length > 0 ? await work.read(recorder.reference) : undefined
  if (found && recorder?.hasAnswer(found)) {
    recorder.refuseOther(
      found,
      sent.map(({ kept }) => kept?.attempt),
    )
    return sent.find(({ kept }) => kept?.attempt === found.attempt)
  }
  for (const one of sent) if (await one.isCommitted?.(work)) return one
  return undefined
}

/**
 * Runs a transaction, and repeats it on contention until it succeeds or times out (503 with Retry-After). The SDK also
 * retries, but waits a second or more each time (googleapis/nodejs-firestore, `ExponentialBackoff`): too long for two
 * instances that sell the same product.
 *
 * The job may run several times; only the writes of its last run count. A commit may succeed although its answer is
 * lost: if a document that an earlier attempt created exists, that attempt's result is returned. A job that creates
 * nothing must be idempotent itself. If a randomly drawn name is taken, the job draws again; such a name must not be
 * the first document that it creates. The recorder's reply is committed with the writes.
 */
export const inTransaction = async <T>(
  firestore: Firestore,
  job: Job<T>,
  { patienceMs = TIMEOUT_MS, recorder }: Options = {},
): Promise<T> => {
  const deadline = Date.now() + patienceMs
  const sent: Sent<T>[] = []
  for (let [attempt, draw] = [0, 1]; ; attempt++)
    try {
      const { result, kept } = await firestore.runTransaction(
        async (transaction) => {
          const work = new UnitOfWork(transaction)
          const done = await committed(work, sent, recorder)
          if (done) return done
          const made = { result: await job(work), kept: recorder?.take() }
          if (made.kept && recorder) work.createNext(recorder.reference, made.kept)
          const isCommitted = work.flush()
          if (isCommitted ?? made.kept) sent.push({ ...made, isCommitted })
          return made
        },
        { maxAttempts: 1 },
      )
      if (kept) recorder?.committed(kept)
      return result
    } catch (error) {
      if (isTaken(error) && draw < DRAWS) {
        draw += 1
        continue
      }
      if (!isPassing(error)) throw error
      await waitAfter(error, { attempt, deadline })
    }
}

/** A transaction of a call's change, which stores the call's reply with it (`Transact`). */
export const transactWithReply = <T>(
  database: Database,
  job: (work: UnitOfWork, keep: Keep) => Promise<T>,
): Promise<T> => {
  const recorder = replyRecorder(database)
  return inTransaction(database.firestore, (work) => job(work, keepOf(recorder)), { recorder })
}

/** Transactions for services over a topic's documents, which `unitOf` wraps. */
export const transactions =
  <Unit>(
    connect: Connect,
    unitOf: (database: Database, work: UnitOfWork) => Unit,
  ): Transact<Unit> =>
  async (keys, job) => {
    const database = await connect()
    return database.inTurn(keys, () =>
      transactWithReply(database, (work, keep) => job(unitOf(database, work), keep)),
    )
  }
