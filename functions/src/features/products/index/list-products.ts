import type { Named } from '@bartan/contract/products/names'
import type { Sort } from '@bartan/contract/products/rules'
import { Bitset } from './bitset.ts'
import type { Catalog } from './catalog.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { filterSets, matchingExcept } from './filter-sets.ts'
import type { CatalogFilters } from './filter-sets.ts'
import { parseImageUrl } from '@bartan/contract/images/rules'

export type ListQuery = {
  filters: CatalogFilters
  /** Empty for other products. */
  ids?: readonly string[] | undefined
  sortBy: Sort
  limit: number
  page: number
}

/** A page of the products that pass the filters, as slots, and the number of all. */
export const listProducts = (
  index: CatalogIndex,
  { filters, ids = [], sortBy, limit, page }: ListQuery,
): { slots: number[]; total: number } => {
  const matching = matchingExcept(index, filterSets(index, filters))
  if (ids.length > 0) matching.and(Bitset.of(ids.flatMap((id) => index.rows.slotOf(id) ?? [])))
  const order = orderOf(index, filters.search, sortBy)
  return { slots: pageOf(order, matching, (page - 1) * limit, limit), total: matching.count() }
}

/** The default order is relevance for a search, newest first for other lists (contract §3). */
const orderOf = (index: CatalogIndex, search: string | undefined, sortBy: Sort): Uint32Array => {
  const found =
    sortBy === 'default' && search
      ? index.search.find(search, index.orders.popularity.slots)
      : undefined
  return found?.ranked ?? index.orders[sortBy].slots
}

const pageOf = (order: Uint32Array, matching: Bitset, skip: number, limit: number): number[] => {
  const page: number[] = []
  let place = 0
  for (const slot of order) {
    if (page.length === limit) break
    if (!matching.has(slot)) continue
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
