import type { Product } from '@bartan/contract/products/schema'
import { toPaise } from '@bartan/contract/shared/money'
import { Bitset } from '../bitset.ts'
import { ABOVE_ALL, type Bounds } from './conditions.ts'
import { longer } from './sold-rows.ts'

/** Prices for the price filter: of what is in stock, or of all if nothing is. Rupees. */
export const filteredPrices = ({ price, variants }: Pick<Product, 'price' | 'variants'>) => {
  if (!variants) return [price]
  const inStock = variants.filter(({ countInStock }) => countInStock > 0)
  return (inStock.length > 0 ? inStock : variants).map((variant) => variant.price)
}

/** What each product's variants cost at least and at most, in paise: enough to tell most products. */
export class PriceSpans {
  /** Of what is in stock, or of all if nothing is. */
  lowest = new Int32Array(16)
  highest = new Int32Array(16)
  /** Of all. */
  least = new Int32Array(16).fill(ABOVE_ALL)
  most = new Int32Array(16)
  #length = 0

  put(slot: number, product: Product): void {
    this.#fit(slot)
    const prices = filteredPrices(product).map(toPaise)
    const all = product.variants?.map(({ price }) => toPaise(price)) ?? prices
    this.lowest[slot] = Math.min(...prices)
    this.highest[slot] = Math.max(...prices)
    this.least[slot] = Math.min(...all)
    this.most[slot] = Math.max(...all)
  }

  delete(slot: number): void {
    this.least[slot] = this.lowest[slot] = ABOVE_ALL
    this.most[slot] = this.highest[slot] = 0
  }

  isWhollyWithin(slot: number, { min, max }: Bounds): boolean {
    return (this.least[slot] ?? 0) >= min && (this.most[slot] ?? 0) <= max
  }

  /** The products with anything within the bounds, whether or not it is in stock. */
  within({ min, max }: Bounds): Bitset {
    const { least, most } = this
    const words = new Uint32Array((this.#length + 31) >>> 5)
    for (let slot = 0; slot < this.#length; slot++)
      if ((least[slot] ?? 0) <= max && (most[slot] ?? 0) >= min)
        words[slot >>> 5] = (words[slot >>> 5] ?? 0) | (1 << (slot & 31))
    return new Bitset(words)
  }

  /** At what these products are to be had, in rupees. */
  range(candidates: Bitset): { min: number; max: number } {
    const { lowest, highest } = this
    let min = ABOVE_ALL
    let max = 0
    for (const slot of candidates.toSlots()) {
      const low = lowest[slot] ?? 0
      const high = highest[slot] ?? 0
      if (low < min) min = low
      if (high > max) max = high
    }
    return { min: min / 100, max: max / 100 }
  }

  #fit(slot: number): void {
    this.#length = Math.max(this.#length, slot + 1)
    if (slot < this.least.length) return
    const length = slot * 2
    this.lowest = longer(this.lowest, length)
    this.highest = longer(this.highest, length)
    this.least = longer(this.least, length, ABOVE_ALL)
    this.most = longer(this.most, length)
  }
}
