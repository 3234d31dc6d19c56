import { setImmediate as turn } from 'node:timers/promises'

type Event = { readonly at: number; readonly order: number; run: (() => void) | undefined }

/** The parts of setTimeout's result that callers use. */
export type Timer = {
  ref(): Timer
  unref(): Timer
  hasRef(): boolean
  readonly event: Event
}

const isBefore = (one: Event, other: Event) =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

/** Simulated time, which moves from one event to the next, and the ordered events to come. */
export class Timeline {
  now: number
  /** Number of past events: timers and messages. */
  happened = 0
  #order = 0
  readonly #heap: Event[] = []

  constructor(start: number) {
    this.now = start
  }

  /** `delay` is in milliseconds. */
  after = (delay: number, run: () => void): Timer => {
    const event: Event = { at: this.now + Math.max(0, delay), order: this.#order++, run }
    this.#push(event)
    const timer: Timer = { ref: () => timer, unref: () => timer, hasRef: () => true, event }
    return timer
  }

  cancel = (timer: Timer): void => {
    timer.event.run = undefined
  }

  /** Runs events in order until `isOver`, or until none is left. */
  async run(isOver: () => boolean): Promise<void> {
    for (;;) {
      // Promises, streams and nextTick callbacks of one event settle before the next event.
      await turn()
      if (isOver()) return
      const event = this.#pop()
      if (!event) return
      if (!event.run) continue
      this.now = Math.max(this.now, event.at)
      this.happened++
      event.run()
    }
  }

  #push(event: Event) {
    const heap = this.#heap
    let at = heap.push(event) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      const parent = heap[above]
      if (!parent || !isBefore(event, parent)) break
      heap[at] = parent
      at = above
    }
    heap[at] = event
  }

  #pop(): Event | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      let child = heap[below]
      if (!child) break
      const right = heap[below + 1]
      if (right && isBefore(right, child)) {
        child = right
        below++
      }
      if (!isBefore(child, last)) break
      heap[at] = child
      at = below
    }
    heap[at] = last
    return first
  }
}
