import type { Moment } from './value.ts'

const MICROS = 1_000_000

/** Commit and read times are whole microseconds since 1970; they fit a double until 2255. */
export type Micros = number

export const momentOf = (micros: Micros): Moment => {
  const seconds = Math.floor(micros / MICROS)
  return { seconds, nanos: (micros - seconds * MICROS) * 1000 }
}

export const microsOf = (moment: Moment): Micros =>
  moment.seconds * MICROS + Math.floor(moment.nanos / 1000)

/**
 * Microseconds that never run backwards. Every commit gets a unique time, later than any time returned before, so that
 * a read at time T sees exactly the commits up to T.
 */
export class Clock {
  #last: Micros

  constructor(last: Micros = 0) {
    this.#last = last
  }

  static #now = (): Micros => Math.floor((performance.timeOrigin + performance.now()) * 1000)

  /** A time at which everything committed so far is visible. */
  read(): Micros {
    this.#last = Math.max(this.#last, Clock.#now())
    return this.#last
  }

  next(): Micros {
    this.#last = Math.max(this.#last + 1, Clock.#now())
    return this.#last
  }
}
