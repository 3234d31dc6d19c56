import { createHash } from 'node:crypto'
import {
  REQUIRED_DECLARATIONS,
  missingDeclarations,
} from '@bartan/contract/products/law/declarations'
import { BRANDS, MATERIALS, SIZES } from '@bartan/contract/products/offered-values'
import { CATEGORIES, COLORS, type Sort } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import type { Synonym } from '@bartan/contract/settings/settings'
import { listedProduct } from '#domain/listed-product.ts'
import { ProductSearch } from '../search/product-search.ts'
import { Bitset } from './bitset.ts'
import { FacetColumn, facetKey } from './facet-column.ts'
import { OfferFigures } from './offer-figures.ts'
import { ProductRows, type CatalogChange, type CatalogEntry } from './product-rows.ts'
import { RangeFigures } from './range-figures.ts'
import { SortOrder } from './sort-order.ts'
import { VariantRows } from './variants/variant-rows.ts'

/** Finds the product of an address in the shop that it was imported from. */
class Handles {
  /** Bounded by the catalog. */
  readonly #ids = new Map<string, string>()

  put({ _id, handle }: Product): void {
    if (handle) this.#ids.set(handle, _id)
  }

  delete({ _id, handle }: Product): void {
    // Another product may have the same handle.
    if (handle && this.#ids.get(handle) === _id) this.#ids.delete(handle)
  }

  /** The product's id; of several, the latest one. */
  find(handle: string): string | undefined {
    return this.#ids.get(handle.toLowerCase())
  }
}

/**
 * A number for a set of texts, equal in all instances with the same texts in any order: the sum of their 64-bit hashes.
 * Adding or removing a text costs only that text.
 */
class Fingerprint {
  #high = 0
  #low = 0

  add(text: string): void {
    const [high, low] = hash(text)
    this.#high = (this.#high + high) >>> 0
    this.#low = (this.#low + low) >>> 0
  }

  delete(text: string): void {
    const [high, low] = hash(text)
    this.#high = (this.#high - high) >>> 0
    this.#low = (this.#low - low) >>> 0
  }

  toString(): string {
    return `${this.#high.toString(36)}-${this.#low.toString(36)}`
  }
}

// Two independent multiply-xor streams over the UTF-16 units, finished by MurmurHash3's finalizer. Not secure: it only
// distinguishes versions of one shop's catalog.
const hash = (text: string): readonly [number, number] => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x9e3779b1)
    low = Math.imul(low ^ unit, 0x5f356495)
  }
  return [mix(high ^ (low >>> 15)), mix(low ^ (high >>> 13))]
}

const mix = (value: number): number => {
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}

const NONE: readonly Synonym[] = []

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)

/**
 * The whole catalog, indexed in memory: the products with each filter value, the sort orders, and the words for search.
 * A list then takes a few passes over bits.
 *
 * This file keeps the index up to date; list-products, count-facets and similar-products read it. A change costs only
 * what it touches: a stock change rewrites one text, a price change moves within one order, a new name re-indexes one
 * product's words.
 */
export class CatalogIndex {
  readonly rows = new ProductRows()
  readonly live = new Bitset()
  readonly facets = {
    collection: new FacetColumn([]),
    category: new FacetColumn(CATEGORIES),
    color: new FacetColumn(COLORS),
    size: new FacetColumn(SIZES),
    material: new FacetColumn(MATERIALS),
    brand: new FacetColumn(BRANDS),
    countryOfOrigin: new FacetColumn([]),
    tag: new FacetColumn([]),
    missing: new FacetColumn(REQUIRED_DECLARATIONS),
  }
  readonly variants = new VariantRows()
  readonly figures = new OfferFigures()
  readonly ranges = new RangeFigures()
  readonly handles = new Handles()
  readonly orders: Record<Sort, SortOrder>
  #search: ProductSearch | undefined
  readonly #fingerprint = new Fingerprint()
  readonly #listed = new Fingerprint()
  #version = this.#fingerprint.toString()
  #synonyms: readonly Synonym[] = NONE
  #synonymsMark = ''

  constructor() {
    const { id, createdAt, price, sold, origin } = this.rows
    const newest = (a: number, b: number) =>
      createdAt(b) - createdAt(a) || (id(a) < id(b) ? -1 : Number(id(a) > id(b)))
    this.orders = {
      default: new SortOrder(newest),
      priceAsc: new SortOrder((a, b) => price(a) - price(b) || newest(a, b)),
      priceDesc: new SortOrder((a, b) => price(b) - price(a) || newest(a, b)),
      popularity: new SortOrder((a, b) => sold(b) - sold(a) || newest(a, b)),
      origin: new SortOrder((a, b) => byOrigin(origin(a), origin(b)) || newest(a, b)),
    }
  }

  /**
   * Indexes words when somebody first searches: a new instance answers lists first, and most never search drafts. Until
   * then it keeps no words, and no product as an object.
   */
  get search(): ProductSearch {
    if (this.#search) return this.#search
    this.#search = new ProductSearch()
    this.#search.learn(this.#synonyms)
    for (const slot of this.rows.slots()) this.#search.add(slot, this.rows.product(slot))
    return this.#search
  }

  /** Equal in all instances with the same products and synonyms; cached replies depend on it. */
  get version(): string {
    return this.#version + this.#synonymsMark
  }

  /** Changes with the sitemap's data; a sale alone doesn't change it. */
  get listedVersion(): string {
    return this.#listed.toString()
  }

  /** Sets the shop's own synonyms; repeating the same list is free. */
  learn(synonyms: readonly Synonym[]): void {
    if (synonyms === this.#synonyms) return
    this.#synonyms = synonyms
    const mark = synonyms.length === 0 ? '' : ` ${hashOf(JSON.stringify(synonyms))}`
    if (mark === this.#synonymsMark) return
    this.#synonymsMark = mark
    this.#search?.learn(synonyms)
  }

  /** Applies changes in order, so the last one of a product wins; the replica drops outdated ones before. */
  apply(changes: Iterable<CatalogChange>): void {
    const moved = {
      always: new Set<number>(),
      price: new Set<number>(),
      sold: new Set<number>(),
      origin: new Set<number>(),
    }
    for (const { id, entry } of changes) {
      const slot = this.rows.slotOf(id)
      if (entry && slot !== undefined) this.#replace(slot, entry, moved)
      else if (entry) moved.always.add(this.#insert(entry))
      else if (slot !== undefined) moved.always.add(this.#remove(slot))
    }
    const { default: newest, priceAsc, priceDesc, popularity, origin } = this.orders
    const stays = (slot: number) => this.live.has(slot)
    newest.patch(moved.always, stays)
    const repriced = new Set([...moved.always, ...moved.price])
    priceAsc.patch(repriced, stays)
    priceDesc.patch(repriced, stays)
    const resold = new Set([...moved.always, ...moved.sold])
    popularity.patch(resold, stays)
    origin.patch(new Set([...moved.always, ...moved.origin]), stays)
    if (resold.size > 0) this.#search?.forgetRanking()
    this.#version = this.#fingerprint.toString()
  }

  #insert(entry: CatalogEntry): number {
    const slot = this.rows.put(entry)
    this.live.add(slot)
    this.#fingerprint.add(this.#identity(slot))
    this.#listed.add(listedIdentity(entry.product))
    this.#file(slot, entry.product)
    this.#search?.add(slot, entry.product)
    return slot
  }

  /** Under all that it is found by, besides words. */
  #file(slot: number, product: Product): void {
    for (const [facet, value] of facetValues(product)) this.facets[facet].add(value, slot)
    this.variants.put(slot, product)
    this.figures.put(slot, product)
    this.ranges.put(slot, product)
    this.handles.put(product)
  }

  #remove(slot: number): number {
    const product = this.rows.product(slot)
    this.#fingerprint.delete(this.#identity(slot))
    this.#listed.delete(listedIdentity(product))
    for (const [facet, value] of facetValues(product)) this.facets[facet].delete(value, slot)
    this.variants.delete(slot)
    this.figures.delete(slot)
    this.ranges.delete(slot)
    this.handles.delete(product)
    this.#search?.delete(slot, product)
    this.live.delete(slot)
    this.rows.remove(slot)
    return slot
  }

  #replace(
    slot: number,
    entry: CatalogEntry,
    moved: Record<'always' | 'price' | 'sold' | 'origin', Set<number>>,
  ): void {
    const { rows } = this
    const before = rows.product(slot)
    if (Date.parse(entry.product.createdAt) !== rows.createdAt(slot)) moved.always.add(slot)
    if (entry.product.price !== before.price) moved.price.add(slot)
    if (entry.sold !== rows.sold(slot)) moved.sold.add(slot)
    if (originOf(entry.product) !== rows.origin(slot)) moved.origin.add(slot)
    this.#fingerprint.delete(this.#identity(slot))
    rows.put(entry)
    this.#fingerprint.add(this.#identity(slot))
    this.#listed.delete(listedIdentity(before))
    this.#listed.add(listedIdentity(entry.product))
    for (const [facet, value] of facetValues(before)) this.facets[facet].delete(value, slot)
    this.handles.delete(before)
    this.#file(slot, entry.product)
    this.#search?.replace(slot, before, entry.product)
  }

  /** Equal in two instances with the same product. */
  #identity(slot: number): string {
    return `${this.rows.sold(slot)} ${this.rows.json(slot)}`
  }
}

export type FacetName = keyof CatalogIndex['facets']

/** Includes its place among the others: collections are listed, and products are ordered by age. */
const listedIdentity = (product: Product): string =>
  JSON.stringify([listedProduct(product), product.collection, product.createdAt])

const originOf = ({ declarations }: Product): string => declarations?.countryOfOrigin ?? ''

/** By name; products without an origin come last. */
const byOrigin = (one: string, other: string): number => {
  if (one === other) return 0
  if (one === '' || other === '') return one === '' ? 1 : -1
  const [a, b] = [facetKey(one), facetKey(other)]
  return a < b ? -1 : Number(a > b)
}

const facetValues = (product: Product): [FacetName, string][] => [
  ['collection', product.collection],
  ['category', product.category],
  ['material', product.material],
  ['brand', product.brand],
  ['countryOfOrigin', originOf(product)],
  ...missingDeclarations(product).map((name): [FacetName, string] => ['missing', name]),
  ...product.colors.map((color): [FacetName, string] => ['color', color]),
  ...(product.tags ?? []).map((tag): [FacetName, string] => ['tag', tag]),
  ...product.sizes.map((size): [FacetName, string] => ['size', size]),
]
