import type { Bounds } from './conditions.ts'
import { isFit, markOf, type RowTest } from './row-marks.ts'
import type { SoldRows } from './sold-rows.ts'

/** Counts the products of each color or size, as numbers of their keys, without anything made for each product. */
export class KeyCounts {
  readonly counts: number[]
  readonly #rows: SoldRows
  readonly #values: Int32Array
  readonly #keyOf: readonly number[]
  readonly #marks: number[]
  /** The last product that counted for a key, by its slot and 1. */
  readonly #counted: number[]

  constructor(rows: SoldRows, choice: 'color' | 'size') {
    const { keyOf, keyCount } = rows.texts
    const none = Array.from({ length: keyCount }, () => 0)
    this.counts = none
    this.#marks = none.slice()
    this.#counted = none.slice()
    this.#rows = rows
    this.#values = rows[choice]
    this.#keyOf = keyOf
  }

  /** Counts a product for each key of which a row fits. */
  add(slot: number, from: number, to: number, test: RowTest | undefined, bounds: Bounds): void {
    const { price, stock } = this.#rows
    const [values, keyOf, marks] = [this.#values, this.#keyOf, this.#marks]
    for (let row = from; row < to; row++) {
      if (test?.(row, slot) === false) continue
      const key = keyOf[values[row] ?? 0] ?? 0
      marks[key] = (marks[key] ?? 0) | markOf(price[row] ?? 0, stock[row] ?? 0, bounds)
    }
    for (let row = from; row < to; row++) {
      const key = keyOf[values[row] ?? 0] ?? 0
      const mark = marks[key] ?? 0
      if (mark === 0) continue
      marks[key] = 0
      if (!isFit(mark) || this.#counted[key] === slot + 1) continue
      this.#counted[key] = slot + 1
      this.counts[key] = (this.counts[key] ?? 0) + 1
    }
  }
}
