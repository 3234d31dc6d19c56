import type { Bitset } from '../bitset.ts'

/** A measure of a search: products that have it at all, and those that have it in name or facts, whatever the size. */
export type AskedMeasure = { key: string; label: string; any: Bitset; whole: Bitset }

const kindOf = (key: string): string => key.slice(0, key.indexOf(' '))

/** Whether sizes say nothing else of a measure: "3 L" of a cooker whose facts say "3 L or 5 L" has not 5 L. */
export const isLeftOpen = (key: string, ofSize: readonly string[]): boolean =>
  ofSize.every((other) => kindOf(other) !== kindOf(key))

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

/** How much it asks for of a variant beside its price. */
export const choicesIn = ({ color, size, inStock, discount, measured = 0 }: Conditions): number =>
  [color?.length, size?.length, inStock, discount, measured].filter(Boolean).length

export const isConditional = (conditions: Conditions): boolean =>
  choicesIn(conditions) > 0 ||
  conditions.minPrice !== undefined ||
  conditions.maxPrice !== undefined

/** In paise, inclusive. */
export type Bounds = { min: number; max: number }

/** Above every price, in paise; the largest number that a column holds. */
export const ABOVE_ALL = 0x7fffffff

/** Whole paise: the quotient of paise is the very number of its rupees. */
export const boundsOf = ({ minPrice = 0, maxPrice = Infinity }: Conditions): Bounds => {
  const min = Math.min(Math.ceil(minPrice * 100), ABOVE_ALL)
  const max = Math.min(Math.floor(maxPrice * 100), ABOVE_ALL - 2)
  return {
    min:
      (min - 1) / 100 >= minPrice
        ? min - 1
        : min < ABOVE_ALL && min / 100 < minPrice
          ? min + 1
          : min,
    max: (max + 1) / 100 <= maxPrice ? max + 1 : max / 100 > maxPrice ? max - 1 : max,
  }
}
