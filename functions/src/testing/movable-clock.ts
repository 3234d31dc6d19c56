import type { Clock } from '#platform/clock.ts'

/** The real time, until it is moved. */
export class MovableClock implements Clock {
  #offset = 0

  now(): Date {
    return new Date(Date.now() + this.#offset)
  }

  pass(time: { minutes: number }): void {
    this.#offset += time.minutes * 60_000
  }
}
