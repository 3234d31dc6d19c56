import { createHash } from 'node:crypto'

/** Pseudo-random numbers, the same for the same seed. */
export class Random {
  #state: number

  constructor(seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  }

  /** A number from 0 to below 1 (mulberry32). */
  next = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** An integer from 0 to below `count`. */
  below = (count: number): number => Math.floor(this.next() * count)

  between = (least: number, most: number): number => least + this.below(most - least + 1)

  isIn = (chance: number): boolean => this.next() < chance

  oneOf = <T>(values: readonly T[]): T => {
    const value = values[this.below(values.length)]
    if (value === undefined) throw new Error('There is none to choose')
    return value
  }

  /** One of the values; undefined if there are none. */
  anyOf = <T>(values: readonly T[]): T | undefined => values[this.below(values.length)]

  bytes = (count: number): Buffer =>
    Buffer.from(Array.from({ length: count }, () => this.below(256)))
}
