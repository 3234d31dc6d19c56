/** Runs one job per key at a time: whoever asks meanwhile gets the same result. */
export class SingleFlight<V> {
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
