/** Runs one job per key at a time: concurrent callers share its result. */
export class SingleFlight<V> {
  /** Bounded by the calls under way. */
  readonly #running = new Map<string, Promise<V>>()

  async run(key: string, job: () => Promise<V>): Promise<V> {
    const running = this.#running.get(key)
    if (running) return running
    const started = job()
    this.#running.set(key, started)
    try {
      return await started
    } finally {
      this.#running.delete(key)
    }
  }
}

/** gRPC's code for a missed deadline (grpc.io/docs/guides/status-codes): answered like Firestore's own. */
const DEADLINE_EXCEEDED = 4

/** The result of `work`, or a rejection after the timeout; the work itself continues. */
export const withTimeout = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error(`No answer in ${milliseconds} ms`)
    reject(Object.assign(error, { code: DEADLINE_EXCEEDED }))
  }, milliseconds)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
