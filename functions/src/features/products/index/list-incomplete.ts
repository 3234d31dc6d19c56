import {
  BRANDS_COUNTED,
  type IncompleteCounts,
  type IncompleteProduct,
  type IncompleteQuery,
} from '@bartan/contract/products/admin-schema'
import {
  declarationsOf,
  missingDeclarations,
  REQUIRED_DECLARATIONS,
} from '@bartan/contract/products/law/declarations'
import { lawOf } from '@bartan/contract/products/law/law'
import type { Bitset } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { Catalog } from './catalog.ts'
import { comparePlaces, cursorOf, placeIn, type Place } from './place.ts'

/** Its value: published before drafts, each newest first. */
type Row = { index: CatalogIndex; slot: number; place: Place }

const compare = comparePlaces(1)

type Asked = Pick<IncompleteQuery, 'tax'>

const askedOf = ({ tax }: Asked) => declarationsOf(tax !== 'no')

const incomplete = ({ facets, live }: CatalogIndex, asked: Asked): Bitset =>
  facets.missing.slotsOfAny(askedOf(asked)).and(live)

const matching = (index: CatalogIndex, { missing, brand, ...asked }: IncompleteQuery): Bitset => {
  const found = incomplete(index, asked)
  if (missing) found.and(index.facets.missing.slotsOfAny([missing]))
  if (brand?.length) found.and(index.facets.brand.slotsOfAny(brand))
  return found
}

const rowsOf = (index: CatalogIndex, value: number, query: IncompleteQuery): Row[] => {
  const found = matching(index, query)
  const { id, createdAt } = index.rows
  return [...index.orders.default.slots]
    .filter((slot) => found.has(slot))
    .map((slot) => ({ index, slot, place: { value, createdAt: createdAt(slot), id: id(slot) } }))
}

const toReply = ({ index, slot }: Row, query: IncompleteQuery): IncompleteProduct => {
  const product = index.rows.product(slot)
  const { _id, name, nameIn, nameHi, sku, brand, state } = product
  const applies = lawOf({ ...product, ...product.declarations }).map(({ entry, why }) => ({
    id: entry.id,
    ...why,
  }))
  const asked = askedOf(query)
  const missing = missingDeclarations(product).filter((field) => asked.includes(field))
  return { _id, name, nameIn, nameHi, sku, brand, state, missing, applies }
}

const startBehind = (rows: readonly Row[], last: Place): number => {
  const at = rows.findIndex(({ place }) => compare(place, last) > 0)
  return at === -1 ? rows.length : at
}

/**
 * Products that lack legally required details. A cursor is the last row's place: products completed meanwhile leave the
 * list, and the next page begins at the right place all the same.
 */
export const listIncomplete = ({ published, drafts }: Catalog, query: IncompleteQuery) => {
  const rows = [published, drafts].flatMap((index, part) => rowsOf(index, part, query))
  const { limit = Infinity, page = 1, cursor } = query
  const last = cursor === undefined ? undefined : placeIn(cursor, 'number')
  const start = last ? startBehind(rows, last) : limit === Infinity ? 0 : (page - 1) * limit
  const shown = rows.slice(start, start + limit)
  const lastShown = start + limit < rows.length ? shown.at(-1) : undefined
  return {
    list: shown.map((row) => toReply(row, query)),
    total: rows.length,
    next: lastShown && cursorOf(lastShown.place),
    page,
    limit,
  }
}

const summed = (lists: readonly { value: string; count: number }[][]) => {
  const sums = new Map<string, number>()
  for (const { value, count } of lists.flat()) sums.set(value, (sums.get(value) ?? 0) + count)
  return sums
}

/** Counts sets of the index, without reading products. */
export const countIncomplete = (
  { published, drafts }: Catalog,
  asked: Asked = {},
): IncompleteCounts => {
  const parts = [published, drafts].map((index) => ({ index, found: incomplete(index, asked) }))
  const missing = summed(parts.map(({ index, found }) => index.facets.missing.counts(found)))
  const brands = summed(parts.map(({ index, found }) => index.facets.brand.counts(found)))
  return {
    products: published.rows.size + drafts.rows.size,
    incomplete: parts.reduce((sum, { found }) => sum + found.count(), 0),
    missing: Object.fromEntries(
      REQUIRED_DECLARATIONS.map((name) => [name, missing.get(name) ?? 0]),
    ) as IncompleteCounts['missing'],
    brands: [...brands]
      .map(([value, count]) => ({ value, count }))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, BRANDS_COUNTED),
  }
}
