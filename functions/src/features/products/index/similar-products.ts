import type { Product } from '@bartan/contract/products/schema'
import type { CatalogIndex, FacetName } from './catalog-index.ts'

// A shared category or material counts more than a shared color. Every shared value adds, so that sharing more never
// ranks below sharing less of the same.
const WEIGHTS = [
  ['collection', 4],
  ['material', 4],
  ['brand', 4],
  ['color', 1],
  ['size', 1],
] as const satisfies readonly [FacetName, number][]

type Alike = (typeof WEIGHTS)[number][0]

const valuesOf = (product: Product, facet: Alike): readonly string[] =>
  facet === 'color'
    ? product.colors
    : facet === 'size'
      ? product.sizes
      : [product[facet]].filter((value) => value !== '')

/** Words of the name count less than its kind, and that less than any attribute; fewer words than this are used. */
const NAME_WORDS = 16
const ATTRIBUTE = 2 * NAME_WORDS

const similarityTo = (index: CatalogIndex, slot: number): Uint16Array => {
  const product = index.rows.product(slot)
  const likeness = new Uint16Array(index.rows.capacity)
  const add = (points: number) => (other: number) => {
    likeness[other] = (likeness[other] ?? 0) + points
  }
  for (const [facet, weight] of WEIGHTS)
    for (const value of new Set(valuesOf(product, facet)))
      index.facets[facet].slotsOf(value)?.forEach(add(weight * ATTRIBUTE))
  index.search.forEachOfKind(slot, add(NAME_WORDS))
  index.search.forEachSharingNameWord(product, NAME_WORDS - 1, add(1))
  return likeness
}

/**
 * Up to `count` products of the same category, by shared attributes; ties go by kind, shared words of the name, nearest
 * price, then newest.
 */
export const similarProducts = (index: CatalogIndex, slot: number, count: number): number[] => {
  const product = index.rows.product(slot)
  const likeness = similarityTo(index, slot)
  const { price, createdAt, id } = index.rows
  const compare = (a: number, b: number) =>
    (likeness[b] ?? 0) - (likeness[a] ?? 0) ||
    Math.abs(price(a) - product.price) - Math.abs(price(b) - product.price) ||
    createdAt(b) - createdAt(a) ||
    (id(a) < id(b) ? -1 : 1)

  const best: number[] = []
  let least = 0
  index.facets.category.slotsOf(product.category)?.forEach((other) => {
    if (other === slot || (likeness[other] ?? 0) < least) return
    best.push(other)
    best.sort(compare)
    best.length = Math.min(best.length, count)
    if (best.length === count) least = likeness[best[count - 1] ?? 0] ?? 0
  })
  return best
}
