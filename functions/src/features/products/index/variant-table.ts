import type { Product, Variant } from '@bartan/contract/products/schema'
import { Bitset } from './bitset.ts'
import { facetKey } from './facet-column.ts'

type Row = { size: string; color: string; price: number }

type OfProduct = {
  rows: readonly Row[]
  /** Prices for the price filter: of what is in stock, or of all if nothing is. Rupees. */
  prices: readonly number[]
}

/** The most size and color texts that are shared, so that renamed ones don't pile up. */
const MAX_KEYS = 10_000

const isOneOf = (values: readonly string[]) => {
  const keys = new Set(values.map(facetKey))
  return (value: string) => keys.has(value)
}

const buyable = (variants: readonly Variant[]): readonly Variant[] => {
  const inStock = variants.filter(({ countInStock }) => countInStock > 0)
  return inStock.length > 0 ? inStock : variants
}

/** Prices for the price filter: of what is in stock, or of all if nothing is. Rupees. */
export const filteredPrices = (product: Pick<Product, 'price' | 'variants'>): number[] =>
  product.variants
    ? [...new Set(buyable(product.variants).map(({ price }) => price))]
    : [product.price]

/**
 * Variants of products that have any. Facets know single colors and sizes; this table knows the existing combinations
 * and their prices.
 */
export class VariantTable {
  /** Products with variants. The caller must not change the set. */
  readonly slots = new Bitset()
  readonly #products: (OfProduct | undefined)[] = []
  /** The lowest price of each slot; with the highest it is enough for most products. */
  readonly #lowest: number[] = []
  readonly #highest: number[] = []
  /** Shares equal strings. Bounded by MAX_KEYS. */
  readonly #keys = new Map<string, string>()

  put(slot: number, product: Product): void {
    const { variants } = product
    if (!variants) return this.delete(slot)
    const prices = filteredPrices(product)
    this.slots.add(slot)
    this.#lowest[slot] = Math.min(...prices)
    this.#highest[slot] = Math.max(...prices)
    this.#products[slot] = {
      prices,
      rows: variants.map(({ size = '', color = '', price }) => ({
        size: this.#key(size),
        color: this.#key(color),
        price,
      })),
    }
  }

  delete(slot: number): void {
    this.slots.delete(slot)
    this.#products[slot] = undefined
  }

  /** Products with a variant available at a price within both bounds. */
  pricedWithin(min: number, max: number): Bitset {
    const isWithin = (price: number) => price >= min && price <= max
    const found = new Bitset()
    this.slots.forEach((slot) => {
      const [lowest, highest] = [this.#lowest[slot] ?? 0, this.#highest[slot] ?? 0]
      if (lowest > max || highest < min) return
      const isBetween = () => this.#products[slot]?.prices.some(isWithin)
      if (isWithin(lowest) || isWithin(highest) || isBetween()) found.add(slot)
    })
    return found
  }

  /** The candidates with a variant of one of these colors in one of these sizes. */
  withBoth(candidates: Bitset, colors: readonly string[], sizes: readonly string[]): Bitset {
    const [hasColor, hasSize] = [isOneOf(colors), isOneOf(sizes)]
    const found = new Bitset()
    this.#forEach(candidates, ({ rows }, slot) => {
      if (rows.some((row) => hasColor(row.color) && hasSize(row.size))) found.add(slot)
    })
    return found
  }

  /** The lowest and highest price at which one of these products is available; undefined if none has variants. */
  priceRange(candidates: Bitset): { min: number; max: number } {
    let [min, max] = [Infinity, -Infinity]
    this.#forEach(candidates, (_, slot) => {
      min = Math.min(min, this.#lowest[slot] ?? min)
      max = Math.max(max, this.#highest[slot] ?? max)
    })
    return { min, max }
  }

  /**
   * For each color (or size), the number of these products that have it, but in none of the chosen sizes (or colors).
   */
  countApart(candidates: Bitset, facet: 'color' | 'size', chosen: readonly string[]) {
    const other = facet === 'color' ? 'size' : 'color'
    const isChosen = isOneOf(chosen)
    const counts = new Map<string, number>()
    this.#forEach(candidates, ({ rows }) => {
      rows.forEach((row, index) => {
        const value = row[facet]
        const isFirst = rows.findIndex((one) => one[facet] === value) === index
        if (!isFirst || rows.some((one) => one[facet] === value && isChosen(one[other]))) return
        counts.set(value, (counts.get(value) ?? 0) + 1)
      })
    })
    return counts
  }

  #forEach(candidates: Bitset, visit: (product: OfProduct, slot: number) => void): void {
    candidates
      .clone()
      .and(this.slots)
      .forEach((slot) => {
        const product = this.#products[slot]
        if (product) visit(product, slot)
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
