import type { Product, Variant } from '@bartan/contract/products/schema'
import { measuresIn } from '@bartan/contract/products/search-measure/read-measures'
import { paise, toPaise, toRupees, type Rupees } from '@bartan/contract/shared/money'
import { facetKey } from '../facet-column.ts'

/** Sizes and colors as numbers, so that rows take little room and are compared fast. */
class RowTexts {
  /** Bounded by the rows. */
  readonly #ids = new Map<string, number>()
  /** Bounded by the rows. */
  readonly #keyIds = new Map<string, number>()
  readonly #texts: string[] = []
  readonly #keys: string[] = []
  readonly #measures: (readonly string[] | undefined)[] = []
  /** By text, its key: "red " and "Red" have the same. */
  readonly keyOf: number[] = []

  idOf(text: string): number {
    const known = this.#ids.get(text)
    if (known !== undefined) return known
    const id = this.#texts.push(text) - 1
    this.#ids.set(text, id)
    const key = facetKey(text)
    const keyId = this.#keyIds.get(key) ?? this.#keys.push(key) - 1
    this.#keyIds.set(key, keyId)
    this.keyOf[id] = keyId
    return id
  }

  text(id = 0): string {
    return this.#texts[id] ?? ''
  }

  get keyCount(): number {
    return this.#keys.length
  }

  byKey(counts: readonly number[]): Map<string, number> {
    const found = new Map<string, number>()
    for (const [at, key] of this.#keys.entries()) {
      const count = counts[at] ?? 0
      if (count > 0) found.set(key, count)
    }
    return found
  }

  /** By text, 1 for those with one of the values' keys; undefined without values. */
  among(values: readonly string[] | undefined): Uint8Array | undefined {
    if (!values?.length) return undefined
    const asked = new Set(values.map((value) => this.#keyIds.get(facetKey(value))))
    return Uint8Array.from(this.keyOf, (key) => Number(asked.has(key)))
  }

  measures(id: number): readonly string[] {
    return (this.#measures[id] ??= measuresIn(this.text(id)))
  }
}

/** In rupees; several sizes or colors of a product without variants in one text (`valuesIn`). */
export type Sold = {
  price: Rupees
  originalPrice: Rupees
  countInStock: number
  size: string
  color: string
}

/** Several values of a product without variants in one text. */
const APART = '\0'

export const valuesIn = (text: string): readonly string[] => (text === '' ? [] : text.split(APART))

/** Its variants; without any itself, in all its sizes and colors. */
const soldOf = (product: Product): readonly Omit<Variant, 'sku'>[] => {
  const { variants, price, originalPrice, countInStock, sizes, colors } = product
  const choice = { size: sizes.join(APART), color: colors.join(APART) }
  return variants ?? [{ price, originalPrice, countInStock, ...choice }]
}

/** Rows of changed and deleted products stay until there are more than this, and more than rows in use. */
const MIN_UNUSED = 10_000

/**
 * What is sold of each product, in rows: its variants, or itself. Each figure has a column of its own, and the rows of a
 * product stand one after the other: 28 bytes a row instead of an object. Money in paise.
 */
export class SoldRows {
  price = new Int32Array(64)
  original = new Int32Array(64)
  stock = new Int32Array(64)
  /** Numbers of `texts`. */
  size = new Int32Array(64)
  color = new Int32Array(64)
  texts = new RowTexts()
  /** By slot: the first of its rows, and behind the last. */
  first = new Int32Array(16)
  end = new Int32Array(16)
  #length = 0
  #unused = 0

  put(slot: number, product: Product): void {
    this.delete(slot)
    const sold = soldOf(product)
    let row = this.#take(slot, sold.length)
    for (const { size = '', color = '', price, originalPrice = price, countInStock } of sold) {
      this.price[row] = toPaise(price)
      this.original[row] = toPaise(originalPrice)
      this.stock[row] = countInStock
      this.size[row] = this.texts.idOf(size)
      this.color[row] = this.texts.idOf(color)
      row++
    }
  }

  delete(slot: number): void {
    this.#unused += (this.end[slot] ?? 0) - (this.first[slot] ?? 0)
    this.end[slot] = this.first[slot] ?? 0
    if (this.#unused > Math.max(MIN_UNUSED, this.#length - this.#unused)) this.#compact()
  }

  at(row: number): Sold {
    return {
      price: toRupees(paise(this.price[row] ?? 0)),
      originalPrice: toRupees(paise(this.original[row] ?? 0)),
      countInStock: this.stock[row] ?? 0,
      size: this.texts.text(this.size[row]),
      color: this.texts.text(this.color[row]),
    }
  }

  /** Room for a product's rows; returns the first. */
  #take(slot: number, count: number): number {
    if (slot >= this.end.length) {
      this.first = longer(this.first, slot * 2)
      this.end = longer(this.end, slot * 2)
    }
    const row = this.#length
    this.#length += count
    this.first[slot] = row
    this.end[slot] = this.#length
    if (this.#length <= this.price.length) return row
    const length = this.#length + (this.#length >>> 1)
    this.price = longer(this.price, length)
    this.original = longer(this.original, length)
    this.stock = longer(this.stock, length)
    this.size = longer(this.size, length)
    this.color = longer(this.color, length)
    return row
  }

  #compact(): void {
    const { price, original, stock, size, color, texts } = this
    const length = this.#length - this.#unused
    for (const name of ['price', 'original', 'stock', 'size', 'color'] as const)
      this[name] = new Int32Array(length)
    this.texts = new RowTexts()
    this.#length = this.#unused = 0
    for (let slot = 0; slot < this.end.length; slot++) {
      const [from, to] = [this.first[slot] ?? 0, this.end[slot] ?? 0]
      let row = this.#take(slot, to - from)
      for (let at = from; at < to; at++) {
        this.price[row] = price[at] ?? 0
        this.original[row] = original[at] ?? 0
        this.stock[row] = stock[at] ?? 0
        this.size[row] = this.texts.idOf(texts.text(size[at]))
        this.color[row] = this.texts.idOf(texts.text(color[at]))
        row++
      }
    }
  }
}

export const longer = (
  column: Int32Array,
  length: number,
  filling = 0,
): Int32Array<ArrayBuffer> => {
  const made = new Int32Array(length).fill(filling, column.length)
  made.set(column)
  return made
}
