import { AppError } from '../app-error.ts'

/** How long one may wait for one's turn; a Cloud Function's caller gives up at 60 s. */
const PATIENCE_MS = 20_000

const busy = () =>
  new AppError('unavailable', 'The shop is very busy right now. Please try again in a moment.', {
    retryAfterSeconds: 3,
  })

/**
 * Runs jobs that touch the same key one after the other, in this instance. Firestore would make them wait or fail
 * with ABORTED; a queue before it makes a rush on one product a line of people instead of a brawl.
 */
export class KeyedQueue {
  readonly #tails = new Map<string, Promise<void>>()

  /** Takes the keys in one order everywhere, so that two jobs can't wait for each other. */
  async run<T>(keys: string[], job: () => Promise<T>): Promise<T> {
    const releases: (() => void)[] = []
    const deadline = Date.now() + PATIENCE_MS
    try {
      for (const key of [...new Set(keys)].sort()) releases.push(await this.#enter(key, deadline))
      return await job()
    } finally {
      for (const release of releases.reverse()) release()
    }
  }

  async #enter(key: string, deadline: number): Promise<() => void> {
    const before = this.#tails.get(key) ?? Promise.resolve()
    const { promise: done, resolve: release } = Promise.withResolvers<void>()
    const tail = before.then(() => done)
    this.#tails.set(key, tail)
    void tail.then(() => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key)
    })
    try {
      await beforeDeadline(before, deadline)
    } catch (error) {
      release()
      throw error
    }
    return release
  }
}

const beforeDeadline = async (turn: Promise<void>, deadline: number): Promise<void> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(busy()), Math.max(0, deadline - Date.now()))
  try {
    await Promise.race([turn, late])
  } finally {
    clearTimeout(timer)
  }
}
