import type { Product } from '@bartan/contract/products/schema'
import { toPaise } from '@bartan/contract/shared/money'
import { Bitset } from './bitset.ts'

type Priced = Pick<Product, 'price' | 'originalPrice'>

/** Percent below the original price; 0 without one. In paise, so that an exact fifth is 20 and not 19.99…. */
const percentOff = ({ price, originalPrice }: Priced): number => {
  if (originalPrice === undefined) return 0
  const original = toPaise(originalPrice)
  return ((original - toPaise(price)) * 100) / original
}

/** Stock, discount and rating of each product (contract §3), by slot. */
export class OfferFigures {
  /** The caller must not change the set. */
  readonly inStock = new Bitset()
  readonly #discounts: number[] = []
  /** undefined: without reviews. */
  readonly #ratings: (number | undefined)[] = []

  put(slot: number, product: Product): void {
    const { countInStock, rating, variants } = product
    if (countInStock > 0) this.inStock.add(slot)
    else this.inStock.delete(slot)
    this.#discounts[slot] = Math.max(...(variants ?? [product]).map(percentOff))
    this.#ratings[slot] = rating?.average
  }

  delete(slot: number): void {
    this.inStock.delete(slot)
    this.#discounts[slot] = 0
    this.#ratings[slot] = undefined
  }

  /** Products reduced by at least this percentage, in one of their variants. */
  reducedBy(percent: number): Bitset {
    return slotsWhere(this.#discounts, (discount) => discount >= percent)
  }

  /** Products with an average rating of at least this many stars. */
  ratedFrom(stars: number): Bitset {
    return slotsWhere(this.#ratings, (average) => average !== undefined && average >= stars)
  }
}

const slotsWhere = <T>(column: readonly T[], isFound: (value: T) => boolean): Bitset => {
  const found = new Bitset()
  for (const [slot, value] of column.entries()) if (isFound(value)) found.add(slot)
  return found
}
