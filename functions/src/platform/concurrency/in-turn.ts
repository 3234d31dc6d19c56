import { busy } from '#domain/app-error.ts'

/** The longest wait for a turn; a Cloud Function's caller gives up at 60 s. */
const TIMEOUT_MS = 20_000

/** Waits for the keys, then runs the job; `busy` (503) if a key is held for too long. */
export type InTurn = <T>(keys: readonly string[], job: () => Promise<T>) => Promise<T>

/**
 * Runs jobs that share a key one after another, in order of arrival. Firestore would make them wait or fail with
 * ABORTED; a queue avoids those failed attempts. It works within one instance; between instances, Firestore's locks
 * decide.
 *
 * Every job takes its keys in the same order, so that no two wait for each other. A job must not request further keys
 * while it holds some: it could wait for its own until the timeout.
 */
export class KeyedQueue {
  /** Held keys, each with its waiting jobs. Bounded by the calls under way. */
  readonly #waiting = new Map<string, Set<() => void>>()
  readonly #patienceMs: number

  constructor(patienceMs = TIMEOUT_MS) {
    this.#patienceMs = patienceMs
  }

  /** The number of held keys, for tests: none may be left. */
  get size(): number {
    return this.#waiting.size
  }

  readonly inTurn: InTurn = async (keys, job) => {
    const held: string[] = []
    const deadline = Date.now() + this.#patienceMs
    try {
      for (const key of [...new Set(keys)].sort()) {
        await this.#take(key, deadline)
        held.push(key)
      }
      return await job()
    } finally {
      for (const key of held) this.#release(key)
    }
  }

  async #take(key: string, deadline: number): Promise<void> {
    const waiting = this.#waiting.get(key)
    if (!waiting) {
      this.#waiting.set(key, new Set())
      return
    }
    const { promise: turn, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(
      () => {
        // Unless it is this job's turn now.
        if (waiting.delete(resolve)) reject(busy())
      },
      Math.max(0, deadline - Date.now()),
    )
    waiting.add(resolve)
    try {
      await turn
    } finally {
      clearTimeout(timer)
    }
  }

  /** Passes the key to the job that has waited longest. */
  #release(key: string): void {
    const waiting = this.#waiting.get(key)
    const [next] = waiting ?? []
    if (next) {
      waiting?.delete(next)
      next()
    } else this.#waiting.delete(key)
  }
}
