import type { AdminProductQuery } from '@bartan/contract/products/admin-schema'
import type { AdminProductSort } from '@bartan/contract/products/fields/input-rules'
import type { Product, ProductFilters } from '@bartan/contract/products/schema'
import { readSearchPrice } from '@bartan/contract/products/search-price/read-search-price'
import { isOfLevel } from '@bartan/contract/products/stock/stock'
import { scarcestStock } from '@bartan/contract/products/variants'
import { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { Catalog } from './catalog.ts'
import { comparePlaces, cursorOf, placeIn, type Compare, type Place } from './place.ts'
import { matching, selectBy } from './select-products.ts'
import type { SortOrder } from './sort-order.ts'
import { filteredPrices } from './variants/price-spans.ts'

/** `valueOf` gives a slot's sort value; ties stay newest first. */
type Order = {
  kind: 'number' | 'string'
  direction: 1 | -1
  valueOf: (slot: number) => number | string
  /** All slots in this order, if the index keeps it. */
  slots?: Iterable<number>
}

type ProductOf = (slot: number) => Product

const ordersOf = (
  { rows, orders }: CatalogIndex,
  productOf: ProductOf,
): Record<AdminProductSort, Order> => {
  const stock = (slot: number) => productOf(slot).countInStock
  const name = (slot: number) => productOf(slot).name
  const { default: newest, priceAsc, priceDesc, popularity } = orders
  // Admins see prices without sales; the kept orders use sale prices.
  const kept = (order: SortOrder) => (rows.inSale().length === 0 ? { slots: order.slots } : {})
  return {
    default: { kind: 'number', direction: 1, valueOf: () => 0, slots: newest.slots },
    priceAsc: { kind: 'number', direction: 1, valueOf: rows.storedPrice, ...kept(priceAsc) },
    priceDesc: { kind: 'number', direction: -1, valueOf: rows.storedPrice, ...kept(priceDesc) },
    popularity: { kind: 'number', direction: -1, valueOf: rows.sold, slots: popularity.slots },
    nameAsc: { kind: 'string', direction: 1, valueOf: name },
    stockAsc: { kind: 'number', direction: 1, valueOf: stock },
    stockDesc: { kind: 'number', direction: -1, valueOf: stock },
  }
}

/** Parses each product at most once. */
const remembering = (productOf: ProductOf): ProductOf => {
  // Bounded by the products of the catalog, and gone with the call.
  const known = new Map<number, Product>()
  return (slot) => {
    const product = known.get(slot) ?? productOf(slot)
    known.set(slot, product)
    return product
  }
}

/** Products with a SKU that contains the text, newest first. */
const slotsBySku = ({ rows, orders }: CatalogIndex, search: string): number[] => {
  const wanted = search.toLowerCase()
  return [...orders.default.slots].filter((slot) => rows.skus(slot).toLowerCase().includes(wanted))
}

/** A search's results, best first: SKU matches before word matches. */
const find = (index: CatalogIndex, search: string): number[] => {
  const byWords = index.search.find(search, index.orders.popularity.slots)
  return [...new Set([...slotsBySku(index, search), ...(byWords?.ranked ?? [])])]
}

/** By relevance: a row's value is its rank among the results. */
const byRelevance = (found: readonly number[]) => {
  const ranks = new Map(found.map((slot, rank) => [slot, rank]))
  return {
    order: {
      kind: 'number',
      direction: 1,
      valueOf: (slot) => ranks.get(slot) ?? 0,
      slots: found,
    } satisfies Order,
    /** A row's current rank; if it is no longer found, the next row has that rank. */
    rankNow: (slot: number | undefined, before: number) =>
      (slot === undefined ? undefined : ranks.get(slot)) ?? before - 0.5,
  }
}

type Listing = Omit<AdminProductQuery, 'limit' | 'page'>

export type AdminRow = { index: CatalogIndex; slot: number }

export type AdminProductList = {
  rows: AdminRow[]
  /** Index of the first row after the cursor; 0 without one. */
  start: number
  /** The cursor to continue after a row. */
  cursorAt: (row: AdminRow) => string
}

/** One index's part of a list. */
type Part = {
  kind: Order['kind']
  compare: Compare
  rows: AdminRow[]
  placeOf: (slot: number) => Place
  /** A place of an earlier page, converted to this one. */
  placeNow: (last: Place) => Place
}

/** Products whose price without sales is within the bounds; undefined without bounds. */
const pricedAsStored = (
  index: CatalogIndex,
  bounds: Pick<ProductFilters, 'minPrice' | 'maxPrice'>,
): Bitset | undefined => {
  const { minPrice = 0, maxPrice = Infinity } = bounds
  if (minPrice === 0 && maxPrice === Infinity) return undefined
  const found = index.variants.costing({ minPrice, maxPrice })
  for (const slot of index.rows.inSale()) {
    const prices = filteredPrices(index.rows.storedProduct(slot))
    if (prices.some((price) => price >= minPrice && price <= maxPrice)) found.add(slot)
    else found.delete(slot)
  }
  return found
}

const partOf = (index: CatalogIndex, { search, category, brand, stock, sortBy }: Listing): Part => {
  const { rows } = index
  const { words, minPrice, maxPrice } = readSearchPrice(search ?? '')
  const productOf = remembering(rows.product)
  const found = words ? find(index, words) : undefined
  const relevance = found && sortBy === 'default' ? byRelevance(found) : undefined
  const order = relevance?.order ?? ordersOf(index, productOf)[sortBy]
  const compare = comparePlaces(order.direction)
  const placeOf = (slot: number): Place => ({
    value: order.valueOf(slot),
    createdAt: rows.createdAt(slot),
    id: rows.id(slot),
  })

  const isFound = found && Bitset.of(found)
  const filtered = matching(index, selectBy(index, { category, brand }))
  const priced = pricedAsStored(index, { minPrice, maxPrice })
  const isShown = (slot: number) =>
    filtered.has(slot) &&
    (priced?.has(slot) ?? true) &&
    (isFound?.has(slot) ?? true) &&
    (!stock || isOfLevel(scarcestStock(productOf(slot)), stock))
  const shown = [...(order.slots ?? index.orders.default.slots)].filter(isShown)
  const sorted = () => {
    const placed = shown.map((slot) => ({ slot, place: placeOf(slot) }))
    return placed.toSorted((one, other) => compare(one.place, other.place)).map(({ slot }) => slot)
  }
  return {
    kind: order.kind,
    compare,
    rows: (order.slots ? shown : sorted()).map((slot) => ({ index, slot })),
    placeOf,
    placeNow: (last) =>
      relevance
        ? { ...last, value: relevance.rankNow(rows.slotOf(last.id), Number(last.value)) }
        : last,
  }
}

/** Merges two sorted parts. */
const merged = (one: Part, other: Part): AdminRow[] => {
  const [long, short] = one.rows.length < other.rows.length ? [other, one] : [one, other]
  const all: AdminRow[] = []
  let next = 0
  for (const row of short.rows) {
    const place = short.placeOf(row.slot)
    for (let at = long.rows[next]; at; at = long.rows[++next]) {
      if (long.compare(long.placeOf(at.slot), place) > 0) break
      all.push(at)
    }
    all.push(row)
  }
  return [...all, ...long.rows.slice(next)]
}

/**
 * All matching products. Stock and names aren't indexed: such queries parse the remaining texts, about 10 ms per
 * thousand products.
 *
 * A cursor is a row's place when it was listed: the sort value, the product's creation time, and its id. So the next
 * page begins after it, even if the row has changed since.
 */
export const listAdminProducts = (catalog: Catalog, query: Listing): AdminProductList => {
  const { state, cursor } = query
  const published = partOf(catalog.published, query)
  const drafts = partOf(catalog.drafts, query)
  const partHolding = (index: CatalogIndex | undefined) =>
    index === catalog.drafts ? drafts : published
  const rows =
    state === undefined ? merged(published, drafts) : (state === 'draft' ? drafts : published).rows
  const placeOf = ({ index, slot }: AdminRow) => partHolding(index).placeOf(slot)

  const startBehind = (text: string): number => {
    const then = placeIn(text, published.kind)
    const last = partHolding(catalog.indexOf(then.id)).placeNow(then)
    const at = rows.findIndex((row) => published.compare(placeOf(row), last) > 0)
    return at === -1 ? rows.length : at
  }
  return {
    rows,
    start: cursor === undefined ? 0 : startBehind(cursor),
    cursorAt: (row) => cursorOf(placeOf(row)),
  }
}
