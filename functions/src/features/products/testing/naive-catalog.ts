import type { Sort } from '@bartan/contract/products/rules'
import type { Product, ProductFilters } from '@bartan/contract/products/schema'
import type { CatalogEntry } from '../index/product-rows.ts'

/** The rules of contract §3 in the plainest terms, over every product: the index must agree with it. */

type Filter = keyof ProductFilters

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
const anyOf = (asked: string[] | undefined, had: string[]) =>
  !asked?.length || asked.some((one) => had.some((other) => same(one, other)))

type Combination = { size?: string | undefined; color?: string | undefined }

/** The sizes and colors in which it comes. */
const combinationsOf = ({ variants, sizes, colors }: Product): Combination[] =>
  variants ??
  (sizes.length > 0 ? sizes : [undefined]).flatMap((size) =>
    (colors.length > 0 ? colors : [undefined]).map((color) => ({ size, color })),
  )

const comesIn = (product: Product, { color, size }: ProductFilters): boolean =>
  combinationsOf(product).some(
    (one) => anyOf(color, [one.color ?? '']) && anyOf(size, [one.size ?? '']),
  )

const pricesOf = ({ price, variants = [] }: Product): number[] => {
  const inStock = variants.filter(({ countInStock }) => countInStock > 0)
  if (variants.length === 0) return [price]
  return (inStock.length > 0 ? inStock : variants).map((variant) => variant.price)
}

const percentOff = ({ price, originalPrice }: Pick<Product, 'price' | 'originalPrice'>): number =>
  originalPrice === undefined ? 0 : 100 - (100 * price) / originalPrice

const hasFigures = (product: Product, { inStock, discount = 0, rating }: ProductFilters): boolean =>
  (!inStock || product.countInStock > 0) &&
  (product.variants ?? [product]).some((one) => percentOff(one) >= discount) &&
  (rating === undefined || (product.rating !== undefined && product.rating.average >= rating))

const originOf = (product: Product): string => product.declarations?.countryOfOrigin ?? ''

const passes = (product: Product, filters: ProductFilters): boolean =>
  (filters.collection === undefined ||
    filters.collection === 'all' ||
    anyOf([filters.collection, ...filters.collection.split(',')], [product.collection])) &&
  anyOf(filters.category, [product.category]) &&
  comesIn(product, filters) &&
  hasFigures(product, filters) &&
  anyOf(filters.material, [product.material]) &&
  anyOf(filters.brand, [product.brand]) &&
  anyOf(filters.countryOfOrigin, [originOf(product)]) &&
  pricesOf(product).some(
    (price) => price >= (filters.minPrice ?? 0) && price <= (filters.maxPrice ?? Infinity),
  )

const newest = (a: CatalogEntry, b: CatalogEntry) =>
  b.product.createdAt.localeCompare(a.product.createdAt) || (a.product._id < b.product._id ? -1 : 1)

const ORDERS: Record<Sort, (a: CatalogEntry, b: CatalogEntry) => number> = {
  default: newest,
  priceAsc: (a, b) => a.product.price - b.product.price || newest(a, b),
  priceDesc: (a, b) => b.product.price - a.product.price || newest(a, b),
  popularity: (a, b) => b.sold - a.sold || newest(a, b),
  origin: (a, b) => {
    // U+FFFF is behind every letter.
    const [one, other] = [a, b].map(({ product }) => originOf(product).toLowerCase() || '\uFFFF')
    return one === other ? newest(a, b) : (one ?? '') < (other ?? '') ? -1 : 1
  },
}

export const naiveList = (all: CatalogEntry[], filters: ProductFilters, sortBy: Sort): string[] =>
  all
    .filter(({ product }) => passes(product, filters))
    .toSorted(ORDERS[sortBy])
    .map(({ product }) => product._id)

const tally = (values: string[][]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const ofOne of values)
    for (const key of new Set(ofOne.map((value) => value.trim().toLowerCase())))
      if (key !== '') counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/** Its colors in the chosen sizes, or its sizes in the chosen colors. */
const togetherWith = (
  product: Product,
  facet: 'color' | 'size',
  { color, size }: ProductFilters,
): string[] =>
  combinationsOf(product)
    .filter((one) =>
      facet === 'color' ? anyOf(size, [one.size ?? '']) : anyOf(color, [one.color ?? '']),
    )
    .map((one) => one[facet] ?? '')

export const naiveFacets = (all: CatalogEntry[], filters: ProductFilters) => {
  const without = (...names: Filter[]): Product[] => {
    const others = { ...filters }
    for (const name of names) delete others[name]
    return all.map(({ product }) => product).filter((product) => passes(product, others))
  }
  const prices = without('minPrice', 'maxPrice').flatMap(pricesOf)
  return {
    category: tally(without('category').map(({ category }) => [category])),
    color: tally(without('color').map((product) => togetherWith(product, 'color', filters))),
    size: tally(without('size').map((product) => togetherWith(product, 'size', filters))),
    material: tally(without('material').map(({ material }) => [material])),
    brand: tally(without('brand').map(({ brand }) => [brand])),
    countryOfOrigin: tally(without('countryOfOrigin').map((product) => [originOf(product)])),
    price:
      prices.length > 0
        ? { min: Math.min(...prices), max: Math.max(...prices) }
        : { min: 0, max: 0 },
    total: without().length,
  }
}
