/** Messages that are put in at any time and taken out in order by one reader. */
export class Outbox<T> implements AsyncIterable<T> {
  #messages: T[] = []
  #closed = false
  #failure: unknown
  #wake: (() => void) | undefined

  put(...messages: T[]) {
    this.#messages.push(...messages)
    this.#wake?.()
  }

  /** Ends the reader once it has taken all; with a failure, it ends by throwing that. */
  close(failure?: unknown) {
    this.#closed = true
    this.#failure ??= failure
    this.#wake?.()
  }

  async *[Symbol.asyncIterator](): AsyncIterator<T> {
    for (;;) {
      const messages = this.#messages
      this.#messages = []
      yield* messages
      if (this.#messages.length > 0) continue
      if (this.#failure !== undefined) throw this.#failure
      if (this.#closed) return
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }
}
