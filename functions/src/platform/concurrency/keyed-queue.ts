import { busy } from '#domain/app-error.ts'

/** How long a job may wait for its turn; a Cloud Function's caller gives up at 60 s. */
const PATIENCE_MS = 20_000

/**
 * Runs jobs that touch the same key one after the other within this instance. Firestore would make them wait or fail
 * with ABORTED; the queue turns a rush on one product into a line instead of a brawl.
 */
export class KeyedQueue {
  /** The keys in use, each with the jobs that wait for it. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #patienceMs: number

  constructor(patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs
  }

  /** Takes the keys in the same order everywhere, so that two jobs can't deadlock. */
  async run<T>(keys: string[], job: () => Promise<T>): Promise<T> {
    const entered: string[] = []
    const deadline = Date.now() + this.#patienceMs
    try {
      for (const key of [...new Set(keys)].sort()) {
        await this.#enter(key, deadline)
        entered.push(key)
      }
      return await job()
    } finally {
      for (const key of entered) this.#leave(key)
    }
  }

  async #enter(key: string, deadline: number): Promise<void> {
    const waiting = this.#waiting.get(key)
    if (!waiting) {
      this.#waiting.set(key, [])
      return
    }
    const { promise: turn, resolve, reject } = Promise.withResolvers<void>()
    waiting.push(resolve)
    const giveUp = () => {
      waiting.splice(waiting.indexOf(resolve), 1)
      reject(busy())
    }
    const timer = setTimeout(giveUp, Math.max(0, deadline - Date.now()))
    try {
      await turn
    } finally {
      clearTimeout(timer)
    }
  }

  #leave(key: string): void {
    const next = this.#waiting.get(key)?.shift()
    if (next) next()
    else this.#waiting.delete(key)
  }
}
