import type { Product } from '@bartan/contract/products/schema'
import { Bitset } from '../bitset.ts'
import {
  boundsOf,
  choicesIn,
  isLeftOpen,
  type AskedMeasure,
  type Bounds,
  type Conditions,
} from './conditions.ts'
import { PriceSpans } from './price-spans.ts'
import { SoldRows, type Sold } from './sold-rows.ts'

type RowTest = (row: number, slot: number) => boolean

/** Bits for a product's rows that fit all conditions but the price: whether one is in stock, and one at the price. */
const STOCKED = 1
const FITS = 2
const FITS_UNSTOCKED = 4

/** One without stock fits a price only where none is in stock. */
const isFit = (marks: number): boolean => (marks & FITS) !== 0 || marks === FITS_UNSTOCKED

const markOf = (price: number, stock: number, { min, max }: Bounds): number => {
  if (price < min || price > max) return stock === 0 ? 0 : STOCKED
  return stock === 0 ? FITS_UNSTOCKED : STOCKED | FITS
}

/** Counts the products of each color or size, as numbers of their keys, without anything made for each product. */
class KeyCounts {
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

/** Conditions as rows are asked for them. */
type Asked = {
  /** Undefined where any variant passes, whatever it costs. */
  test: RowTest | undefined
  /** With one condition beside the price, the caller's candidates have a variant that fits it. */
  isOne: boolean
  bounds: Bounds
}

/**
 * What is sold of each product, asked by conditions. Facets know the sizes and colors of a product by themselves; its
 * rows know which belong together, at which price, and what is in stock.
 */
export class VariantRows {
  /** Products with variants. The caller must not change the set. */
  readonly slots = new Bitset()
  readonly #rows = new SoldRows()
  readonly #spans = new PriceSpans()

  put(slot: number, product: Product): void {
    if (product.variants) this.slots.add(slot)
    else this.slots.delete(slot)
    this.#rows.put(slot, product)
    this.#spans.put(slot, product)
  }

  delete(slot: number): void {
    this.slots.delete(slot)
    this.#rows.delete(slot)
    this.#spans.delete(slot)
  }

  /** What is sold in a row. */
  sold(row: number): Sold {
    return this.#rows.at(row)
  }

  /** In paise. */
  price(row: number): number {
    return this.#rows.price[row] ?? 0
  }

  /** The row of the first variant; of a product without variants, its own. */
  first(slot: number): number {
    return this.#rows.first[slot] ?? 0
  }

  /** Products with anything at such a price: at least those that fit it beside other conditions. */
  mayCost(price: Conditions): Bitset {
    return this.#spans.within(boundsOf(price))
  }

  /** Products that fit a price alone, by any variant that can be bought (contract §11). */
  costing(price: Conditions): Bitset {
    const found = this.mayCost(price)
    this.keepFitting(found, [price])
    return found
  }

  /**
   * The row of a product's variant that fits all conditions: the one in stock with the lowest price; none in stock: the
   * lowest; -1 if none fits. One without stock fits a price only where none in stock fits the other conditions.
   */
  finder(conditions: Conditions): (slot: number) => number {
    const { test, bounds } = this.#read(conditions)
    const { min, max } = bounds
    const { price: prices, stock, first, end } = this.#rows
    return (slot) => {
      const to = end[slot] ?? 0
      let found = -1
      let best = Infinity
      let isBestInStock = false
      let isAnyInStock = false
      for (let row = first[slot] ?? 0; row < to; row++) {
        if (test?.(row, slot) === false) continue
        const price = prices[row] ?? 0
        const isInStock = stock[row] !== 0
        isAnyInStock ||= isInStock
        if (price < min || price > max || (isBestInStock && !isInStock)) continue
        if (price >= best && isInStock === isBestInStock) continue
        found = row
        best = price
        isBestInStock = isInStock
      }
      return isAnyInStock && !isBestInStock ? -1 : found
    }
  }

  /** Removes the products whose variants fit none of these conditions. */
  keepFitting(candidates: Bitset, alternatives: readonly Conditions[]): void {
    const asked = alternatives.map((conditions) => this.#read(conditions))
    for (const slot of candidates.toSlots(this.slots)) {
      let isFitting = false
      for (let at = 0; at < asked.length && !isFitting; at++)
        isFitting = this.#fits(slot, asked[at])
      if (!isFitting) candidates.delete(slot)
    }
  }

  /** Whether any variant fits: all that a list has to know of what is not on its page. */
  #fits(slot: number, asked: Asked | undefined): boolean {
    if (!asked) return false
    const { test, isOne, bounds } = asked
    if (!test) {
      const lowest = this.#spans.lowest[slot] ?? 0
      const highest = this.#spans.highest[slot] ?? 0
      if (highest < bounds.min || lowest > bounds.max) return false
      if (lowest >= bounds.min || highest <= bounds.max) return true
    } else if (isOne && this.#spans.isWhollyWithin(slot, bounds)) return true
    const { price, stock, first, end } = this.#rows
    const to = end[slot] ?? 0
    let marks = 0
    for (let row = first[slot] ?? 0; row < to; row++) {
      if (test?.(row, slot) === false) continue
      marks |= markOf(price[row] ?? 0, stock[row] ?? 0, bounds)
      if ((marks & FITS) !== 0) return true
    }
    return isFit(marks)
  }

  /** The lowest and highest price at which one of these products is to be had, in rupees; without any, nothing between. */
  priceRange(candidates: Bitset, alternatives: readonly Conditions[]) {
    const tests = alternatives.map((conditions) => this.#read(conditions).test)
    const { price, stock, first, end } = this.#rows
    const isFree = tests.every((test) => test === undefined)
    const range = this.#spans.range(isFree ? candidates : candidates.clone().andNot(this.slots))
    if (isFree) return range
    for (const slot of candidates.toSlots(this.slots)) {
      const from = first[slot] ?? 0
      const to = end[slot] ?? 0
      for (const test of tests) {
        let isAnyInStock = false
        for (let row = from; row < to && !isAnyInStock; row++)
          isAnyInStock = stock[row] !== 0 && test?.(row, slot) !== false
        for (let row = from; row < to; row++)
          if ((stock[row] !== 0) === isAnyInStock && test?.(row, slot) !== false) {
            range.min = Math.min(range.min, (price[row] ?? 0) / 100)
            range.max = Math.max(range.max, (price[row] ?? 0) / 100)
          }
      }
    }
    return range
  }

  /**
   * For each color or size, by its key, the number of these products that have a variant in it that fits one of the
   * conditions. `whole` are those that do in each of theirs, and aren't in the numbers.
   */
  countEach(
    candidates: Bitset,
    choices: readonly ('color' | 'size')[],
    alternatives: readonly Conditions[],
  ) {
    const asked = alternatives.map((conditions) => this.#read(conditions))
    const free = asked.find(({ test }) => test === undefined)?.bounds
    const { first, end, texts } = this.#rows
    const counts = choices.map((choice) => new KeyCounts(this.#rows, choice))
    const whole = candidates.clone().andNot(this.slots)
    for (const slot of candidates.toSlots(this.slots)) {
      if (free && this.#spans.isWhollyWithin(slot, free)) {
        whole.add(slot)
        continue
      }
      const from = first[slot] ?? 0
      const to = end[slot] ?? 0
      for (const one of counts)
        for (const { test, bounds } of asked) one.add(slot, from, to, test, bounds)
    }
    return { whole, counts: counts.map((one) => texts.byKey(one.counts)) }
  }

  #read(conditions: Conditions): Asked {
    const choices = choicesIn(conditions)
    const test = choices > 0 ? this.#testOf(conditions) : undefined
    return { test, isOne: choices === 1, bounds: boundsOf(conditions) }
  }

  #testOf(conditions: Conditions): RowTest {
    const rows = this.#rows
    const { inStock, discount, measures = [], measured = 0 } = conditions
    const tests: RowTest[] = []
    for (const choice of ['color', 'size'] as const) {
      const [among, values] = [rows.texts.among(conditions[choice]), rows[choice]]
      if (among) tests.push((row) => among[values[row] ?? 0] === 1)
    }
    const { stock } = rows
    if (inStock) tests.push((row) => stock[row] !== 0)
    if (discount) tests.push((row) => isReducedBy(rows, row, discount))
    if (measured > 0)
      tests.push((row, slot) => countMeasures(rows, row, slot, measures) >= measured)
    const [only] = tests
    if (only && tests.length === 1) return only
    return (row, slot) => tests.every((test) => test(row, slot))
  }
}

/** Whether a reduction is at least that many percent, exact to the paisa. */
const isReducedBy = ({ price, original }: SoldRows, row: number, percent: number): boolean => {
  const without = original[row] ?? 0
  return (without - (price[row] ?? 0)) * 100 >= percent * without
}

const countMeasures = (
  { texts, size }: SoldRows,
  row: number,
  slot: number,
  asked: readonly AskedMeasure[],
): number => {
  const own = texts.measures(size[row] ?? 0)
  return asked.filter(({ key, whole }) => {
    if (own.includes(key)) return true
    return whole.has(slot) && isLeftOpen(key, own)
  }).length
}
