import type { Product } from '@bartan/contract/product'
import type { CatalogueIndex, FacetName } from './catalogue-index.ts'

// What is of the same make and stuff is more alike than what only comes in the same red. Each shared value counts, so
// that sharing more is never ranked below sharing less of the same.
const WEIGHTS = [
  ['collection', 4],
  ['material', 4],
  ['brand', 4],
  ['color', 1],
  ['size', 1],
] as const satisfies readonly [FacetName, number][]

const valuesOf = (product: Product, facet: FacetName): readonly string[] =>
  facet === 'color'
    ? product.colors
    : facet === 'size'
      ? product.sizes
      : [product[facet]].filter((value) => value !== '')

/**
 * Up to `count` products of the same category, those that share most attributes first; among equals those that share
 * words of the name, then the nearest in price, then the newest.
 */
export const similarProducts = (index: CatalogueIndex, slot: number, count: number): number[] => {
  const product = index.rows.product(slot)
  const inCategory = index.facets.category.slotsOf(product.category)
  if (!inCategory) return []
  const shared = new Uint16Array(index.rows.capacity)
  for (const [facet, weight] of WEIGHTS) {
    for (const value of new Set(valuesOf(product, facet))) {
      index.facets[facet].slotsOf(value)?.forEach((other) => {
        shared[other] = (shared[other] ?? 0) + weight
      })
    }
  }
  const words = index.search.sharedNameWords(product)
  const { price, createdAt, id } = index.rows
  const points = (other: number) => (shared[other] ?? 0) * 16 + Math.min(words.get(other) ?? 0, 15)
  const compare = (a: number, b: number) =>
    points(b) - points(a) ||
    Math.abs(price(a) - product.price) - Math.abs(price(b) - product.price) ||
    createdAt(b) - createdAt(a) ||
    (id(a) < id(b) ? -1 : 1)

  const best: number[] = []
  inCategory.forEach((other) => {
    const last = best[count - 1]
    if (other === slot || (last !== undefined && compare(other, last) > 0)) return
    best.push(other)
    best.sort(compare)
    best.length = Math.min(best.length, count)
  })
  return best
}
