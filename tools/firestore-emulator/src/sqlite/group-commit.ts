import type { Micros } from '#engine/clock.ts'
import type { Change } from '#engine/document.ts'
import { Failure } from '#engine/failure.ts'
import type { CommitEvent } from '#engine/store.ts'

type Waiting = {
  readonly database: string
  readonly run: (time: Micros) => { changes: readonly Change[]; settle: () => void }
  readonly reject: (error: unknown) => void
}

/** The transaction that a batch of commits shares. */
export type Batch = {
  begin(): void
  commit(events: readonly CommitEvent[]): void
  rollback(): void
  failure(error: unknown): Failure
  nextTime(): Micros
  write(database: string, change: Change, time: Micros): void
}

/**
 * Commits that arrive within one turn of the event loop share one SQLite transaction, and so one disk write. They stay
 * independent: a failing one writes nothing, and each sees the results of those before it.
 */
export class GroupCommit {
  readonly #batch: Batch
  readonly #listeners = new Set<(event: CommitEvent) => void>()
  #queue: Waiting[] = []
  #scheduled = false
  #closed = false

  constructor(batch: Batch) {
    this.#batch = batch
  }

  add(waiting: Waiting) {
    if (this.#closed) {
      waiting.reject(new Failure('UNAVAILABLE', 'The server is stopping'))
      return
    }
    this.#queue.push(waiting)
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => this.flush())
  }

  subscribe(listener: (event: CommitEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(event: CommitEvent) {
    for (const listener of this.#listeners) listener(event)
  }

  flush() {
    this.#scheduled = false
    const queue = this.#queue
    if (queue.length === 0) return
    this.#queue = []
    const settled: (() => void)[] = []
    const events: CommitEvent[] = []
    try {
      this.#batch.begin()
      for (const waiting of queue) this.#run(waiting, settled, events)
      this.#batch.commit(events)
    } catch (error) {
      this.#batch.rollback()
      const failure = this.#batch.failure(error)
      for (const { reject } of queue) reject(failure)
      return
    }
    for (const settle of settled) settle()
    for (const event of events) this.tell(event)
  }

  /** Writes out the queue, and accepts no more. */
  close() {
    this.flush()
    this.#closed = true
  }

  #run({ database, run, reject }: Waiting, settled: (() => void)[], events: CommitEvent[]) {
    const time = this.#batch.nextTime()
    let outcome: ReturnType<Waiting['run']>
    try {
      outcome = run(time)
    } catch (error) {
      settled.push(() => reject(error))
      return
    }
    for (const change of outcome.changes) this.#batch.write(database, change, time)
    settled.push(outcome.settle)
    if (outcome.changes.length > 0) events.push({ database, time, changes: outcome.changes })
  }
}
