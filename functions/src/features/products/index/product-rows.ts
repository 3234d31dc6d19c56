import {
  withCurrentRate,
  type Rated,
  type RateChange,
} from '@bartan/contract/products/law/rate-changes'
import { asSku, type Sku } from '@bartan/contract/products/product-id'
import type { Product } from '@bartan/contract/products/schema'
import { rupees, type Rupees } from '@bartan/contract/shared/money'
import type { BuyingFacts } from '../buying.ts'
import { mergeJson } from '../json-text.ts'
import { Bitset } from './bitset.ts'

/** A product in the catalog in memory: what shoppers see, and what ranking and dating need. */
export type CatalogEntry = {
  product: Product
  /** The stored product, if a sale reduces its prices. */
  stored?: Product | undefined
  /** Units sold and not cancelled. */
  sold: number
  /** For admins only. */
  buying?: BuyingFacts | undefined
  /** Microseconds of the document's last write: the newer version wins, in any order of arrival. */
  version: number
}

/** A change as read from the database; a tombstone has no entry. */
export type CatalogChange = { id: string; version: number; entry: CatalogEntry | undefined }

/** Fields that only a product's own page has; lists have the rest. */
const DETAILS = [
  'descriptionIn',
  'descriptionHi',
  'facts',
  'declarations',
  'hsn',
  'gstRate',
  'gstRateNext',
  'ratedOn',
  'starCounts',
  'gtin',
  'handle',
  'tags',
  'seo',
] as const satisfies readonly (keyof Product)[]

/** JSON leaves out undefined fields. */
const NO_DETAILS = Object.fromEntries(DETAILS.map((field) => [field, undefined]))

const parted = (product: Product) => ({
  listed: { ...product, ...NO_DETAILS },
  details: Object.fromEntries(DETAILS.map((field) => [field, product[field]])),
})

const BEYOND_LATIN = /[\u0100-\uFFFF]/

/**
 * Texts by slot. V8 keeps a text with one sign beyond Latin-1, as any Hindi name, at two bytes a sign; such a text is
 * kept as the bytes of its UTF-8, one sign each.
 */
class Texts {
  readonly #texts: string[] = []
  readonly #asBytes = new Bitset()

  get(slot: number): string | undefined {
    const text = this.#texts[slot]
    return text && this.#asBytes.has(slot) ? Buffer.from(text, 'latin1').toString() : text
  }

  set(slot: number, text: string): void {
    const isWide = BEYOND_LATIN.test(text)
    this.#texts[slot] = isWide ? Buffer.from(text).toString('latin1') : text
    if (isWide) this.#asBytes.add(slot)
    else this.#asBytes.delete(slot)
  }
}

/**
 * The products by slot. A slot is a small integer that belongs to a product as long as it exists; bitsets, orders and
 * postings contain only slots.
 *
 * The JSON text is the record: a list joins texts, and no request serializes anything. 100,000 products are 100,000
 * flat strings (about 100 MB) instead of two million objects for the garbage collector. Only sorted or compared values
 * have their own column; the rest is parsed when a product changes.
 */
export class ProductRows {
  /** Bounded by the catalog. */
  readonly #slotOf = new Map<string, number>()
  readonly #ids: string[] = []
  readonly #skus: string[] = []
  readonly #listed = new Texts()
  readonly #details = new Texts()
  readonly #origins: string[] = []
  /** For products that have it. Bounded by the catalog. */
  readonly #buying = new Map<number, BuyingFacts>()
  /** For products in a sale, the stored text and price. Bounded by the catalog. */
  readonly #stored = new Map<number, { json: string; price: Rupees }>()
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
  /** Its SKU and its variants', one per line. */
  skus = (slot: number): string => this.#skus[slot] ?? ''
  /** Its own at 0, those of its variants from 1. */
  sku = (slot: number, place: number): Sku => {
    const all = this.skus(slot)
    let from = 0
    for (let at = 0; at < place; at++) from = all.indexOf('\n', from) + 1
    const to = all.indexOf('\n', from)
    return asSku(to < 0 ? all.slice(from) : all.slice(from, to))
  }
  /** The country of origin, '' if none is declared. */
  origin = (slot: number): string => this.#origins[slot] ?? ''
  /** The product's JSON for lists: of its declarations only the country of origin. */
  listJson = (slot: number): string => {
    const countryOfOrigin = this.origin(slot)
    if (countryOfOrigin === '') return this.#listed.get(slot) ?? ''
    const declared = JSON.stringify({ declarations: { countryOfOrigin } })
    return mergeJson(this.#listed.get(slot) ?? '', declared)
  }
  json = (slot: number): string => mergeJson(this.#listed.get(slot) ?? '', this.detailsJson(slot))
  /** The JSON for the product's own page only. */
  detailsJson = (slot: number): string => this.#details.get(slot) ?? '{}'
  /** Rupees. */
  price = (slot: number): Rupees => rupees(this.#price[slot] ?? 0)
  /** The stored product, without sale prices. */
  storedJson = (slot: number): string => this.#stored.get(slot)?.json ?? this.json(slot)
  storedPrice = (slot: number): Rupees => this.#stored.get(slot)?.price ?? this.price(slot)
  storedProduct = (slot: number): Product => {
    const product: Product = JSON.parse(this.storedJson(slot))
    return product
  }
  /** Whether one of these changes affects its rate. */
  isRatedAnew = (slot: number, begun: readonly RateChange[]): boolean => {
    const rated: Rated = JSON.parse(this.detailsJson(slot))
    return withCurrentRate(rated, begun) !== rated
  }
  /** Products that a sale reduces. */
  inSale = (): number[] => [...this.#stored.keys()]
  createdAt = (slot: number): number => this.#createdAt[slot] ?? 0
  sold = (slot: number): number => this.#sold[slot] ?? 0
  /** Purchasing data, which is in none of the texts. */
  buying = (slot: number): BuyingFacts | undefined => this.#buying.get(slot)
  version = (slot: number): number => this.#version[slot] ?? 0
  product = (slot: number): Product => {
    const product: Product = JSON.parse(this.json(slot))
    return product
  }

  /** As lists have it: a page of matches needs no descriptions and declarations. */
  listedProduct = (slot: number): Product => {
    const product: Product = JSON.parse(this.#listed.get(slot) ?? '')
    return product
  }

  slots(): IterableIterator<number> {
    return this.#slotOf.values()
  }

  /** Writes `entry` to its slot, or to a new slot for a new product; returns the slot. */
  put({ product, stored, sold, buying, version }: CatalogEntry): number {
    const slot = this.#slotOf.get(product._id) ?? this.#take(product._id)
    if (stored) this.#stored.set(slot, { json: JSON.stringify(stored), price: stored.price })
    else this.#stored.delete(slot)
    const { listed, details } = parted(product)
    this.#skus[slot] = [product, ...(product.variants ?? [])].map(({ sku }) => sku).join('\n')
    this.#listed.set(slot, JSON.stringify(listed))
    this.#details.set(slot, JSON.stringify(details))
    this.#origins[slot] = product.declarations?.countryOfOrigin ?? ''
    this.#price[slot] = product.price
    this.#createdAt[slot] = Date.parse(product.createdAt)
    this.#sold[slot] = sold
    this.#version[slot] = version
    if (buying) this.#buying.set(slot, buying)
    else this.#buying.delete(slot)
    return slot
  }

  remove(slot: number): void {
    this.#slotOf.delete(this.id(slot))
    this.#stored.delete(slot)
    this.#ids[slot] = ''
    this.#skus[slot] = ''
    this.#listed.set(slot, '')
    this.#details.set(slot, '')
    this.#origins[slot] = ''
    this.#buying.delete(slot)
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
