import { createHash, randomBytes } from 'node:crypto'
import { CACHE_LIMITS, type CacheName } from './cache-limits.ts'

const ROWS = 4
const BYTES_PER_CELL = 4

/**
 * Counts calls by key within a time window, in memory of fixed size: a count-min sketch (Cormode and Muthukrishnan,
 * 2005). A key has one cell per row, and its smallest cell is its count. That is never too low, so inventing keys
 * evades no limit. It is too high only for a key that shares its cell with others in every row (docs/decisions/0113).
 */
export class CallCounter {
  readonly #cells: Uint32Array
  readonly #width: number
  /** Random, so that callers can't find keys that share a cell. */
  readonly #salt = randomBytes(16)
  #window = NaN

  constructor(bytes: number) {
    this.#width = Math.floor(bytes / BYTES_PER_CELL / ROWS)
    this.#cells = new Uint32Array(this.#width * ROWS)
  }

  /** Counts one more; returns the count in this window. */
  add(key: string, window: number): number {
    if (window !== this.#window) {
      this.#window = window
      this.#cells.fill(0)
    }
    const own = this.#cellsOf(key)
    const count = 1 + Math.min(...own.map((cell) => this.#cells[cell] ?? 0))
    // Cells raised by other keys stay, which keeps counts closer ("conservative update").
    for (const cell of own) this.#cells[cell] = Math.max(this.#cells[cell] ?? 0, count)
    return count
  }

  #cellsOf(key: string): number[] {
    const digest = createHash('sha256').update(this.#salt).update(key).digest()
    return Array.from({ length: ROWS }, (_, row) => {
      const place = digest.readUInt32LE(row * BYTES_PER_CELL) % this.#width
      return row * this.#width + place
    })
  }
}

export const createCallCounter = (name: CacheName): CallCounter =>
  new CallCounter(CACHE_LIMITS[name].bytes)
