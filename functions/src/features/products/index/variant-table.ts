import type { Product, Variant } from '@bartan/contract/products/schema'
import { Bitset } from './bitset.ts'
import { facetKey } from './facet-column.ts'

/** A variant as filters see it. */
type Row = { size: string; color: string; price: number }

type OfProduct = {
  rows: readonly Row[]
  /** What a price filter looks at: the prices of what is in stock, or of all where nothing is. Rupees. */
  prices: readonly number[]
}

const isOneOf = (values: readonly string[]) => {
  const keys = new Set(values.map(facetKey))
  return (value: string) => keys.has(value)
}

const buyable = (variants: readonly Variant[]): readonly Variant[] => {
  const inStock = variants.filter(({ countInStock }) => countInStock > 0)
  return inStock.length > 0 ? inStock : variants
}

/**
 * The variants of the products that have some. Whether a product has a color, or a size, the facets know; which of
 * them there are together, and at which price, is told here by looking at each product.
 */
export class VariantTable {
  /** The products that have variants. The caller must not change the set. */
  readonly slots = new Bitset()
  readonly #products = new Map<number, OfProduct>()
  /** One string for all that are alike. */
  readonly #keys = new Map<string, string>()

  put(slot: number, { variants }: Product): void {
    if (!variants) return this.delete(slot)
    this.slots.add(slot)
    this.#products.set(slot, {
      rows: variants.map(({ size = '', color = '', price }) => ({
        size: this.#key(size),
        color: this.#key(color),
        price,
      })),
      prices: [...new Set(buyable(variants).map(({ price }) => price))],
    })
  }

  delete(slot: number): void {
    this.slots.delete(slot)
    this.#products.delete(slot)
  }

  /** Products of which one variant can be bought at a price within both bounds. */
  pricedWithin(min: number, max: number): Bitset {
    return this.#where(({ prices }) => prices.some((price) => price >= min && price <= max))
  }

  /** Products with a variant of one of these colors in one of these sizes. */
  withBoth(colors: readonly string[], sizes: readonly string[]): Bitset {
    const [hasColor, hasSize] = [isOneOf(colors), isOneOf(sizes)]
    return this.#where(({ rows }) => rows.some((row) => hasColor(row.color) && hasSize(row.size)))
  }

  /** The lowest and highest price at which one of these products can be bought; none if none has variants. */
  priceRange(candidates: Bitset): { min: number; max: number } {
    let [min, max] = [Infinity, -Infinity]
    this.#forEach(candidates, ({ prices }) => {
      for (const price of prices) {
        min = Math.min(min, price)
        max = Math.max(max, price)
      }
    })
    return { min, max }
  }

  /** For each color, or size, how many of these products have it, but in none of the chosen sizes, or colors. */
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

  #where(passes: (product: OfProduct) => boolean): Bitset {
    const found = new Bitset()
    for (const [slot, product] of this.#products) if (passes(product)) found.add(slot)
    return found
  }

  #forEach(candidates: Bitset, visit: (product: OfProduct) => void): void {
    for (const [slot, product] of this.#products) if (candidates.has(slot)) visit(product)
  }

  #key(value: string): string {
    const key = facetKey(value)
    const known = this.#keys.get(key)
    if (known === undefined) this.#keys.set(key, key)
    return known ?? key
  }
}
