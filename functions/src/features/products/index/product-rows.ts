import type { Product } from '@bartan/contract/products/schema'
import type { CatalogEntry } from '../catalog-entry.ts'

/**
 * Whether lists tell a field, or the product alone. Those that lists leave out come last in the contract's schema,
 * because a list cuts a product's text there.
 */
export const IN_LISTS: Record<keyof Product, boolean> = {
  _id: true,
  name: true,
  nameHi: true,
  description: true,
  price: true,
  originalPrice: true,
  countInStock: true,
  sku: true,
  category: true,
  brand: true,
  sizes: true,
  colors: true,
  collection: true,
  material: true,
  images: true,
  returnable: true,
  rating: true,
  createdAt: true,
  updatedAt: true,
  descriptionHi: false,
}

/** How each field that lists leave out begins in the text; inside a value its quotes would be escaped. */
const LEFT_OUT = Object.entries(IN_LISTS)
  .filter(([, isInLists]) => !isInLists)
  .map(([field]) => `,"${field}":`)

const listedLength = (wire: string): number => {
  let length = wire.length
  for (const start of LEFT_OUT) {
    const at = wire.lastIndexOf(start)
    if (at !== -1) length = Math.min(length, at)
  }
  return length
}

/**
 * The products themselves, by slot. A slot is a small whole number that belongs to a product for as long as it
 * exists; bitsets, orders and postings deal in slots only.
 *
 * The JSON text is the record: a list is made by joining texts, nothing is serialised per request, and 100,000
 * products are 100,000 flat strings (about 100 MB) instead of two million objects for the garbage collector to walk.
 * Only what is sorted or compared has a column of its own; the rest is parsed back when a product changes.
 */
export class ProductRows {
  readonly #slotOf = new Map<string, number>()
  readonly #ids: string[] = []
  readonly #wires: string[] = []
  readonly #free: number[] = []
  #price = new Float64Array(16)
  #createdAt = new Float64Array(16)
  #sold = new Float64Array(16)
  #version = new Float64Array(16)
  /** Length of the text without what lists leave out. */
  #listed = new Uint32Array(16)

  get size(): number {
    return this.#slotOf.size
  }

  /** One more than the highest slot in use. */
  get capacity(): number {
    return this.#ids.length
  }

  slotOf(id: string): number | undefined {
    return this.#slotOf.get(id)
  }

  id = (slot: number): string => this.#ids[slot] ?? ''
  /** The product as JSON, in the shape of the contract. */
  wire = (slot: number): string => this.#wires[slot] ?? ''
  /** The product as it appears in lists. */
  listWire = (slot: number): string => {
    const wire = this.wire(slot)
    const length = this.#listed[slot] ?? 0
    return length < wire.length ? `${wire.slice(0, length)}}` : wire
  }
  /** Rupees. */
  price = (slot: number): number => this.#price[slot] ?? 0
  createdAt = (slot: number): number => this.#createdAt[slot] ?? 0
  sold = (slot: number): number => this.#sold[slot] ?? 0
  version = (slot: number): number => this.#version[slot] ?? 0
  product = (slot: number): Product => {
    const product: Product = JSON.parse(this.wire(slot))
    return product
  }

  slots(): IterableIterator<number> {
    return this.#slotOf.values()
  }

  /** Writes `entry` to its slot, a new one for a new product, and returns the slot. */
  put({ product, sold, version }: CatalogEntry, wire: string): number {
    const slot = this.#slotOf.get(product._id) ?? this.#take(product._id)
    this.#wires[slot] = wire
    this.#price[slot] = product.price
    this.#createdAt[slot] = Date.parse(product.createdAt)
    this.#sold[slot] = sold
    this.#version[slot] = version
    this.#listed[slot] = listedLength(wire)
    return slot
  }

  remove(slot: number): void {
    this.#slotOf.delete(this.id(slot))
    this.#ids[slot] = ''
    this.#wires[slot] = ''
    this.#free.push(slot)
  }

  #take(id: string): number {
    const slot = this.#free.pop() ?? this.#ids.length
    this.#slotOf.set(id, slot)
    this.#ids[slot] = id
    if (slot >= this.#price.length) {
      this.#price = grown(this.#price)
      this.#createdAt = grown(this.#createdAt)
      this.#sold = grown(this.#sold)
      this.#version = grown(this.#version)
      const listed = new Uint32Array(this.#price.length)
      listed.set(this.#listed)
      this.#listed = listed
    }
    return slot
  }
}

const grown = (column: Float64Array): Float64Array<ArrayBuffer> => {
  const larger = new Float64Array(column.length * 2)
  larger.set(column)
  return larger
}
