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
