import type { Product } from '@bartan/contract/products/schema'
import { mergeJson } from '../json-text.ts'

/** A product in the catalog in memory: what shoppers may see, and what is needed to rank and date it. */
export type CatalogEntry = {
  product: Product
  /** Units sold and not cancelled. */
  sold: number
  /** Microseconds of the document's last write: the newer version wins, in whatever order they arrive. */
  version: number
}

/** A change of the catalog as read from the database; a tombstone has no entry. */
export type CatalogChange = { id: string; version: number; entry: CatalogEntry | undefined }

/** What lists tell of a product, and what only its own page tells: a field not named here is in both. */
const parted = ({
  descriptionIn,
  descriptionHi,
  facts,
  declarations,
  hsn,
  gstRate,
  gstRateNext,
  starCounts,
  ...listed
}: Product) => ({
  listed,
  details: {
    descriptionIn,
    descriptionHi,
    facts,
    declarations,
    hsn,
    gstRate,
    gstRateNext,
    starCounts,
  },
})

/**
 * The products themselves, by slot. A slot is a small whole number that belongs to a product for as long as it
 * exists; bitsets, orders and postings deal in slots only.
 *
 * The JSON text is the record: a list is made by joining texts, nothing is serialized per request, and 100,000
 * products are 100,000 flat strings (about 100 MB) instead of two million objects for the garbage collector to walk.
 * Only what is sorted or compared has a column of its own; the rest is parsed back when a product changes.
 */
export class ProductRows {
  /** Bounded by the catalog. */
  readonly #slotOf = new Map<string, number>()
  readonly #ids: string[] = []
  readonly #skus: string[] = []
  readonly #listed: string[] = []
  readonly #details: string[] = []
  readonly #origins: string[] = []
  readonly #free: number[] = []
  #price = new Float64Array(16)
  #createdAt = new Float64Array(16)
  #sold = new Float64Array(16)
  #version = new Float64Array(16)

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
  /** Its own SKU and those of its variants, one a line. */
  skus = (slot: number): string => this.#skus[slot] ?? ''
  /** Its country of origin, '' where none is declared. */
  origin = (slot: number): string => this.#origins[slot] ?? ''
  /** The product as JSON, as lists tell it: of what it declares, the country of origin alone. */
  listJson = (slot: number): string => {
    const countryOfOrigin = this.origin(slot)
    if (countryOfOrigin === '') return this.#listed[slot] ?? ''
    const declared = JSON.stringify({ declarations: { countryOfOrigin } })
    return mergeJson(this.#listed[slot] ?? '', declared)
  }
  /** The product as JSON, in the shape of the contract. */
  json = (slot: number): string => mergeJson(this.#listed[slot] ?? '', this.detailsJson(slot))
  /** What only the product's own page tells, as JSON. */
  detailsJson = (slot: number): string => this.#details[slot] ?? '{}'
  /** Rupees. */
  price = (slot: number): number => this.#price[slot] ?? 0
  createdAt = (slot: number): number => this.#createdAt[slot] ?? 0
  sold = (slot: number): number => this.#sold[slot] ?? 0
  version = (slot: number): number => this.#version[slot] ?? 0
  product = (slot: number): Product => {
    const product: Product = JSON.parse(this.json(slot))
    return product
  }

  slots(): IterableIterator<number> {
    return this.#slotOf.values()
  }

  /** Writes `entry` to its slot, a new one for a new product, and returns the slot. */
  put({ product, sold, version }: CatalogEntry): number {
    const slot = this.#slotOf.get(product._id) ?? this.#take(product._id)
    const { listed, details } = parted(product)
    this.#skus[slot] = [product, ...(product.variants ?? [])].map(({ sku }) => sku).join('\n')
    this.#listed[slot] = JSON.stringify(listed)
    this.#details[slot] = JSON.stringify(details)
    this.#origins[slot] = product.declarations?.countryOfOrigin ?? ''
    this.#price[slot] = product.price
    this.#createdAt[slot] = Date.parse(product.createdAt)
    this.#sold[slot] = sold
    this.#version[slot] = version
    return slot
  }

  remove(slot: number): void {
    this.#slotOf.delete(this.id(slot))
    this.#ids[slot] = ''
    this.#skus[slot] = ''
    this.#listed[slot] = ''
    this.#details[slot] = ''
    this.#origins[slot] = ''
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
    }
    return slot
  }
}

const grown = (column: Float64Array): Float64Array<ArrayBuffer> => {
  const larger = new Float64Array(column.length * 2)
  larger.set(column)
  return larger
}
