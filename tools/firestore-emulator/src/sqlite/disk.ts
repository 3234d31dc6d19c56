import { Failure } from '#engine/failure.ts'
import { collectionIdOf } from '#engine/path.ts'
import type { CommitEvent } from '#engine/store.ts'
import type { Marks } from './end-marks.ts'
import { roomFor, storageFault } from './storage-fault.ts'

export type OnFault = (fault: string | undefined) => void

/** Free bytes from which a full disk accepts writes again: with less, small writes would succeed and orders fail. */
const ENOUGH = 1 << 20

/** The state of the disk below a store: whether it accepts writes, and the last mark. */
export class Disk {
  readonly #file: string
  readonly #marks: Marks | undefined
  readonly #onFault: OnFault
  #isFull = false
  /** Why the last write failed; undefined once a write succeeds. */
  fault: string | undefined

  /** `onFault` gets a fault once, and `undefined` when it is over. */
  constructor(file: string, marks: Marks | undefined, onFault: OnFault) {
    this.#file = file
    this.#marks = marks
    this.#onFault = onFault
  }

  #tell(fault: string | undefined) {
    if (fault === this.fault) return
    this.fault = fault
    this.#onFault(fault)
  }

  /** Throws while the disk is full. */
  check() {
    if (this.#isFull && (roomFor(this.#file) ?? ENOUGH) < ENOUGH)
      throw new Failure('RESOURCE_EXHAUSTED', this.fault ?? '')
  }

  failure(error: unknown): Failure {
    if (error instanceof Failure) return error
    const fault = storageFault(error, this.#file)
    if (fault) this.#tell(fault.message)
    this.#isFull ||= fault?.code === 'RESOURCE_EXHAUSTED'
    return new Failure(
      fault?.code ?? 'UNAVAILABLE',
      fault?.message ?? `The commit could not be stored: ${String(error)}`,
    )
  }

  /** For optional writes, which can be repeated later: ignores a full disk. */
  tolerate(write: () => void) {
    try {
      write()
    } catch (error) {
      if (!storageFault(error, this.#file)) throw error
      this.failure(error)
    }
  }

  committed(events: readonly CommitEvent[]) {
    if (events.length > 0) {
      this.#isFull = false
      this.#tell(undefined)
    }
    for (const { time, changes } of events) {
      const of: Record<string, number> = {}
      for (const { path } of changes) {
        const name = collectionIdOf(path)
        of[name] = (of[name] ?? 0) + 1
      }
      this.#marks?.add({ position: time, changes: changes.length, of })
    }
  }

  closed(last: number) {
    this.#marks?.seal(last)
  }
}
