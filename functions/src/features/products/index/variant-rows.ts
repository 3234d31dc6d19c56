import type { Product, Variant } from '@bartan/contract/products/schema'
import { measuresIn } from '@bartan/contract/products/search-measure/read-measures'
import { toPaise } from '@bartan/contract/shared/money'
import { Bitset } from './bitset.ts'
import { facetKey } from './facet-column.ts'

/** A variant; its place is that in the product's list. Money in paise, which small integers hold. */
type Row = { size: string; color: string; price: number; original: number; isInStock: boolean }

type Group = {
  rows: readonly Row[]
  /** Of what is in stock, or of all if nothing is. Rupees. */
  lowest: number
  highest: number
  /** Of all. Rupees. */
  least: number
  most: number
}

/** A measure of a search: products that have it at all, and those that have it in name or facts, whatever the size. */
export type AskedMeasure = { key: string; label: string; any: Bitset; whole: Bitset }

/** What one and the same variant must fulfill (contract §21). */
export type Conditions = {
  color?: readonly string[] | undefined
  size?: readonly string[] | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  inStock?: boolean | undefined
  discount?: number | undefined
  measures?: readonly AskedMeasure[]
  /** How many of the measures it must have. */
  measured?: number
}

/** The variant that fits conditions: its place, and its price in rupees. */
export type FittingRow = { place: number; price: number }

/** The most texts of sizes and colors that are shared, so that renamed ones don't pile up. */
const MAX_KEYS = 10_000

const keysOf = (values: readonly string[] | undefined): ReadonlySet<string> | undefined =>
  values?.length ? new Set(values.map(facetKey)) : undefined

const buyable = <R extends { isInStock: boolean }>(rows: readonly R[]): readonly R[] => {
  const inStock = rows.filter(({ isInStock }) => isInStock)
  return inStock.length > 0 ? inStock : rows
}

/** Prices for the price filter: of what is in stock, or of all if nothing is. Rupees. */
export const filteredPrices = ({ price, variants }: Pick<Product, 'price' | 'variants'>) =>
  variants
    ? buyable(variants.map((variant) => ({ ...variant, isInStock: variant.countInStock > 0 }))).map(
        (variant) => variant.price,
      )
    : [price]

/** Whether a reduction is at least that many percent, exact to the paisa. */
const isReducedBy = ({ price, original }: Row, percent: number): boolean =>
  (original - price) * 100 >= percent * original

const kindOf = (key: string): string => key.slice(0, key.indexOf(' '))

/** Whether the price lies within both bounds. The quotient of paise is the very number of its rupees. */
const isWithin = (price: number, { minPrice = 0, maxPrice = Infinity }: Conditions): boolean =>
  price / 100 >= minPrice && price / 100 <= maxPrice

const NO_ROWS: readonly Row[] = []

/** What the variants of a product that fit all but the price come to: any in stock, any at the price. */
const STOCKED = 1
const FITS = 2
const FITS_UNSTOCKED = 4

const markOf = (row: Row, conditions: Conditions): number => {
  if (!isWithin(row.price, conditions)) return row.isInStock ? STOCKED : 0
  return row.isInStock ? STOCKED | FITS : FITS_UNSTOCKED
}

/** One without stock fits a price only where none is in stock. */
const isFit = (marks = 0): boolean => (marks & FITS) !== 0 || marks === FITS_UNSTOCKED

/**
 * The variants of products that have any, in groups of a product. Facets know the sizes and colors of a product by
 * themselves; these rows know which belong together, at which price, and what is in stock.
 */
export class VariantRows {
  /** Products with variants. The caller must not change the set. */
  readonly slots = new Bitset()
  readonly #groups: (Group | undefined)[] = []
  /** Shares equal strings. Bounded by MAX_KEYS. */
  readonly #keys = new Map<string, string>()
  /** Of sizes. Bounded by MAX_KEYS. */
  readonly #measures = new Map<string, readonly string[]>()

  put(slot: number, { variants }: Product): void {
    if (!variants) return this.delete(slot)
    this.slots.add(slot)
    const rows = variants.map((variant) => this.#rowOf(variant))
    const [prices, all] = [buyable(rows), rows].map((some) => some.map(({ price }) => price / 100))
    this.#groups[slot] = {
      rows,
      lowest: Math.min(...(prices ?? [])),
      highest: Math.max(...(prices ?? [])),
      least: Math.min(...(all ?? [])),
      most: Math.max(...(all ?? [])),
    }
  }

  delete(slot: number): void {
    this.slots.delete(slot)
    this.#groups[slot] = undefined
  }

  /** Products with any variant within both bounds: at least those that fit them beside other conditions. */
  mayCost(min: number, max: number): Bitset {
    const found = new Bitset()
    this.#forEach(this.slots, ({ least, most }, slot) => {
      if (least <= max && most >= min) found.add(slot)
    })
    return found
  }

  /**
   * Of a product's variants that fit all conditions, the one in stock with the lowest price; none in stock: the lowest.
   * One without stock fits a price only where none in stock fits the other conditions.
   */
  finder(conditions: Conditions): (slot: number) => FittingRow | undefined {
    const test = this.#testOf(conditions)
    return (slot) => this.#fitting(slot, test, conditions)
  }

  #fitting(
    slot: number,
    test: RowTest | undefined,
    conditions: Conditions,
  ): FittingRow | undefined {
    const rows = this.#groups[slot]?.rows ?? NO_ROWS
    let place = -1
    let isBestInStock = false
    let isAnyInStock = false
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]
      if (!row || test?.(row, slot) === false) continue
      const { isInStock, price } = row
      isAnyInStock ||= isInStock
      if (!isWithin(price, conditions) || (isBestInStock && !isInStock)) continue
      const isBetter =
        place < 0 || (isInStock && !isBestInStock) || price < (rows[place]?.price ?? Infinity)
      if (!isBetter) continue
      place = at
      isBestInStock = isInStock
    }
    const found = rows[place]
    if (!found || (isAnyInStock && !isBestInStock)) return undefined
    return { place, price: found.price / 100 }
  }

  /** Removes the products whose variants fit none of these conditions. */
  keepFitting(candidates: Bitset, alternatives: readonly Conditions[]): void {
    const tests = alternatives.map((conditions) => this.#fits(conditions))
    this.#forEach(candidates, (group, slot) => {
      if (!tests.some((fits) => fits(group, slot))) candidates.delete(slot)
    })
  }

  /** Whether any variant fits: all that a list has to know of what is not on its page. */
  #fits(conditions: Conditions): (group: Group, slot: number) => boolean {
    const test = this.#testOf(conditions)
    const { minPrice = 0, maxPrice = Infinity } = conditions
    return ({ rows, lowest, highest }, slot) => {
      if (!test) {
        if (highest < minPrice || lowest > maxPrice) return false
        if (lowest >= minPrice || highest <= maxPrice) return true
      }
      let marks = 0
      for (const row of rows) {
        if (test?.(row, slot) === false) continue
        marks |= markOf(row, conditions)
        if ((marks & FITS) !== 0) return true
      }
      return isFit(marks)
    }
  }

  /** The lowest and highest price at which one of these products is to be had; without products, nothing between. */
  priceRange(candidates: Bitset, alternatives: readonly Conditions[]) {
    const tests = alternatives.map((conditions) => this.#testOf(conditions))
    let min = Infinity
    let max = -Infinity
    const take = (lowest: number, highest: number) => {
      if (lowest < min) min = lowest
      if (highest > max) max = highest
    }
    this.#forEach(candidates, ({ rows, lowest, highest }, slot) => {
      for (const test of tests) {
        if (!test) {
          take(lowest, highest)
          continue
        }
        const isAnyInStock = rows.some((row) => row.isInStock && test(row, slot))
        for (const row of rows)
          if (row.isInStock === isAnyInStock && test(row, slot))
            take(row.price / 100, row.price / 100)
      }
    })
    return { min, max }
  }

  /** For each color (or size), the number of these products that have a variant in it that fits one of the conditions. */
  countEach(candidates: Bitset, facet: 'color' | 'size', alternatives: readonly Conditions[]) {
    const tests = alternatives.map((conditions) => this.#testOf(conditions))
    const counts = new Map<string, number>()
    // Used again for each product: this runs for all of a list.
    const values: string[] = []
    const marks: number[] = []
    const isFitting: boolean[] = []
    this.#forEach(candidates, ({ rows }, slot) => {
      values.length = 0
      isFitting.length = 0
      for (let turn = 0; turn < alternatives.length; turn++) {
        const [test, conditions = {}] = [tests[turn], alternatives[turn]]
        marks.length = 0
        for (const row of rows) {
          if (test?.(row, slot) === false) continue
          let at = values.indexOf(row[facet])
          if (at < 0) at = values.push(row[facet]) - 1
          marks[at] = (marks[at] ?? 0) | markOf(row, conditions)
        }
        for (let at = 0; at < values.length; at++) isFitting[at] ||= isFit(marks[at])
      }
      for (let at = 0; at < values.length; at++) {
        const value = values[at]
        if (isFitting[at] && value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
      }
    })
    return counts
  }

  /** Undefined where any variant passes, whatever it costs. */
  #testOf(conditions: Conditions): RowTest | undefined {
    if (!isOfChoice(conditions)) return undefined
    const { color, size, inStock, discount, measures = [], measured = 0 } = conditions
    const [colors, sizes] = [keysOf(color), keysOf(size)]
    return (row, slot) =>
      (!colors || colors.has(row.color)) &&
      (!sizes || sizes.has(row.size)) &&
      (!inStock || row.isInStock) &&
      (!discount || isReducedBy(row, discount)) &&
      (measured === 0 || this.#countMeasures(row, slot, measures) >= measured)
  }

  #countMeasures({ size }: Row, slot: number, asked: readonly AskedMeasure[]): number {
    const own = this.#measuresOf(size)
    return asked.filter(({ key, whole }) => {
      if (own.includes(key)) return true
      // "3 L" of a cooker whose facts say "3 L or 5 L" has not 5 L.
      return whole.has(slot) && own.every((other) => kindOf(other) !== kindOf(key))
    }).length
  }

  #measuresOf(size: string): readonly string[] {
    const known = this.#measures.get(size)
    if (known) return known
    if (this.#measures.size >= MAX_KEYS) this.#measures.clear()
    const measures = measuresIn(size)
    this.#measures.set(size, measures)
    return measures
  }

  #rowOf({ size = '', color = '', price, originalPrice = price, countInStock }: Variant): Row {
    return {
      size: this.#key(size),
      color: this.#key(color),
      price: toPaise(price),
      original: toPaise(originalPrice),
      isInStock: countInStock > 0,
    }
  }

  #forEach(candidates: Bitset, visit: (group: Group, slot: number) => void): void {
    candidates
      .clone()
      .and(this.slots)
      .forEach((slot) => {
        const group = this.#groups[slot]
        if (group) visit(group, slot)
      })
  }

  #key(value: string): string {
    const key = facetKey(value)
    const known = this.#keys.get(key)
    if (known !== undefined) return known
    if (this.#keys.size >= MAX_KEYS) this.#keys.clear()
    this.#keys.set(key, key)
    return key
  }
}

type RowTest = (row: Row, slot: number) => boolean

/** Whether it asks for anything of a variant beside its price. */
const isOfChoice = ({ color, size, inStock, discount, measured = 0 }: Conditions): boolean =>
  Boolean(color?.length || size?.length || inStock || discount) || measured > 0

export const isConditional = (conditions: Conditions): boolean =>
  isOfChoice(conditions) || conditions.minPrice !== undefined || conditions.maxPrice !== undefined
