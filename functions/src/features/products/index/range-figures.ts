import { RANGE_NAMES, type NumberName } from '@bartan/contract/products/fields/plain-fields'
import type { Range } from '@bartan/contract/products/fields/ranges-schema'
import type { Product } from '@bartan/contract/products/schema'
import { Bitset } from './bitset.ts'

/** The numbers that shoppers choose by, of each product, by slot. */
export class RangeFigures {
  /** Bounded by the catalog. */
  readonly #columns = new Map<NumberName, (number | undefined)[]>(
    RANGE_NAMES.map((name) => [name, []]),
  )

  put(slot: number, product: Product): void {
    for (const [name, column] of this.#columns) column[slot] = product[name]
  }

  delete(slot: number): void {
    for (const column of this.#columns.values()) column[slot] = undefined
  }

  /** Products whose number lies within the range; without a number they don't. */
  within(name: NumberName, { min = 0, max = Infinity }: Range): Bitset {
    const found = new Bitset()
    for (const [slot, value] of (this.#columns.get(name) ?? []).entries())
      if (value !== undefined && value >= min && value <= max) found.add(slot)
    return found
  }

  /** The least and the most among these products; a number that is the same everywhere is left out. */
  boundsIn(candidates: Bitset): Record<string, { min: number; max: number }> | undefined {
    const bounds = [...this.#columns].flatMap(([name, column]) => {
      const values = column.filter(
        (value, slot): value is number => value !== undefined && candidates.has(slot),
      )
      const min = values.reduce((least, value) => Math.min(least, value), Infinity)
      const max = values.reduce((most, value) => Math.max(most, value), 0)
      return min < max ? [[name, { min, max }] as const] : []
    })
    return bounds.length > 0 ? Object.fromEntries(bounds) : undefined
  }
}
