import { parseImageUrl } from '@bartan/contract/images/rules'
import type { Match } from '@bartan/contract/products/listed-schema'
import type { Named } from '@bartan/contract/products/names'
import type { Sort } from '@bartan/contract/products/rules'
import { toPaise } from '@bartan/contract/shared/money'
import { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { Catalog } from './catalog.ts'
import { finderOf, matchFinders, matchMaker, type MatchFinder } from './find-match.ts'
import { matching, selectBy, type CatalogFilters, type Selection } from './select-products.ts'
import { ABOVE_ALL } from './variants/conditions.ts'

export type ListQuery = {
  filters: CatalogFilters
  /** Empty for other products. */
  ids?: readonly string[] | undefined
  sortBy: Sort
  limit: number
  page: number
}

export type ProductList = {
  slots: number[]
  /** Of each slot; undefined without conditions on variants, and where it lacks the searched measure. */
  matches: (Match | undefined)[]
  total: number
  /** Measures of the search, as typed, that nothing which passes the filters has. */
  unmet: string[]
}

/** A page of the products that pass the filters, as slots, and the number of all. */
export const listProducts = (
  index: CatalogIndex,
  { filters, ids = [], sortBy, limit, page }: ListQuery,
): ProductList => {
  const selection = selectBy(index, filters)
  const passing = matching(index, selection)
  if (ids.length > 0) passing.and(Bitset.of(ids.flatMap((id) => index.rows.slotOf(id) ?? [])))
  const finders = matchFinders(index, selection)
  const order =
    finders.length > 0
      ? orderByMatch(index, selection, sortBy, passing, finders)
      : orderOf(index, selection, sortBy)
  const [best] = pageOf(order, passing, 0, 1)
  const measures = selection.found?.measures ?? []
  // What has them comes first.
  const isMet = best === undefined || (finderOf(finders, best)?.measures ?? 0) > 0
  const slots = pageOf(order, passing, (page - 1) * limit, limit)
  const toMatch = matchMaker(index, selection)
  const matches = slots.map((slot) => {
    const finder = finderOf(finders, slot)
    return finder && toMatch(slot, finder.rowOf(slot))
  })
  const unmet = isMet ? [] : measures.map(({ label }) => label)
  return { slots, matches, total: passing.count(), unmet }
}

/** The default order is relevance for a search, newest first for other lists (contract §3). */
const orderOf = (index: CatalogIndex, { found }: Selection, sortBy: Sort): Uint32Array =>
  (sortBy === 'default' ? found?.ranked : undefined) ?? index.orders[sortBy].slots

/** Prices are those of the matches; what has the measures of a search stands before the rest, in every order. */
const orderByMatch = (
  index: CatalogIndex,
  selection: Selection,
  sortBy: Sort,
  passing: Bitset,
  finders: readonly MatchFinder[],
): Uint32Array => {
  const isByPrice = sortBy === 'priceAsc' || sortBy === 'priceDesc'
  const asked = selection.found?.measures.length ?? 0
  if (!isByPrice && asked === 0) return orderOf(index, selection, sortBy)
  const { default: newest } = index.orders
  const order = isByPrice ? newest.slots : orderOf(index, selection, sortBy)
  // Sorted as one number of each, which is much faster than objects are: its measures, its price, its place before.
  const keys = new Float64Array(passing.count())
  let count = 0
  for (let place = 0; place < order.length; place++) {
    const slot = order[place] ?? 0
    if (!passing.has(slot)) continue
    let row = -1
    let measures = 0
    for (const finder of finders) {
      row = finder.rowOf(slot)
      if (row < 0) continue
      ;({ measures } = finder)
      break
    }
    const price = row < 0 ? toPaise(index.rows.price(slot)) : index.variants.price(row)
    const ofPrice = sortBy === 'priceAsc' ? price : ABOVE_ALL - price
    const missing = asked - measures
    keys[count++] = (missing * ABOVE_ALL + (isByPrice ? ofPrice : 0)) * order.length + place
  }
  return Uint32Array.from(keys.subarray(0, count).sort(), (key) => order[key % order.length] ?? 0)
}

const pageOf = (order: Uint32Array, passing: Bitset, skip: number, limit: number): number[] => {
  const page: number[] = []
  let place = 0
  for (const slot of order) {
    if (page.length === limit) break
    if (!passing.has(slot)) continue
    if (place++ >= skip) page.push(slot)
  }
  return page
}

export const newestProducts = (index: CatalogIndex, count: number): number[] => [
  ...index.orders.default.slots.subarray(0, count),
]

/** The product with the most units sold, the newest of several; undefined in an empty shop. */
export const bestSeller = (index: CatalogIndex): number | undefined =>
  index.orders.popularity.slots[0]

/**
 * Ids of the products that show an image in any version. Searches the texts first, which contain public ids unescaped
 * (isPublicId), so that few are parsed.
 */
export const productsWithImage = ({ published, drafts }: Catalog, publicId: string): string[] =>
  [published, drafts].flatMap(({ rows }) =>
    [...rows.slots()]
      .filter((slot) => rows.listJson(slot).includes(`/${publicId}.`))
      .filter((slot) =>
        rows.product(slot).images.some(({ url }) => parseImageUrl(url)?.publicId === publicId),
      )
      .map((slot) => rows.id(slot)),
  )

/** Names of products by id, drafts included. */
export const productNames = (
  { published, drafts }: Catalog,
  ids: readonly string[],
): ReadonlyMap<string, Named> =>
  new Map(
    ids.flatMap((id) =>
      [published, drafts].flatMap(({ rows }): [string, Named][] => {
        const slot = rows.slotOf(id)
        return slot === undefined ? [] : [[id, rows.product(slot)]]
      }),
    ),
  )
