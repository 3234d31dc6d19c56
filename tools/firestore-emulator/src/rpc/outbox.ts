/** A queue of messages with one reader. */
export class Outbox<T> implements AsyncIterable<T> {
  #messages: T[] = []
  #closed = false
  #failure: unknown
  #wake: (() => void) | undefined

  put(...messages: T[]) {
    this.#messages.push(...messages)
    this.#wake?.()
  }

  /** Ends the reader after it has read all; with a failure, it then throws that. */
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
