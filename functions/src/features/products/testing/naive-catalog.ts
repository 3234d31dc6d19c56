import { RANGE_NAMES } from '@bartan/contract/products/fields/plain-fields'
import type { Sort } from '@bartan/contract/products/rules'
import type { Product, ProductFilters } from '@bartan/contract/products/schema'
import type { CatalogEntry } from '../index/product-rows.ts'

/** The rules of contract §3 in the plainest terms, over every product: the index must agree with it. */

type Filter = keyof ProductFilters

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
const anyOf = (asked: string[] | undefined, had: string[]) =>
  !asked?.length || asked.some((one) => had.some((other) => same(one, other)))

type Combination = { size?: string | undefined; color?: string | undefined }

/** What is sold of it: sizes and colors with their price and stock. */
const offersOf = (product: Product): (Combination & Offered)[] => {
  const { variants, sizes, colors } = product
  return (
    variants ??
    (sizes.length > 0 ? sizes : [undefined]).flatMap((size) =>
      (colors.length > 0 ? colors : [undefined]).map((color) => ({ ...product, size, color })),
    )
  )
}

type Offered = Pick<Product, 'sku' | 'price' | 'originalPrice' | 'countInStock'>

/** Those that fit all conditions but the price; if some are in stock, these alone. */
const fitting = (product: Product, { color, size, inStock, discount = 0 }: ProductFilters) => {
  const all = offersOf(product).filter(
    (one) =>
      anyOf(color, [one.color ?? '']) &&
      anyOf(size, [one.size ?? '']) &&
      (!inStock || one.countInStock > 0) &&
      percentOff(one) >= discount,
  )
  const there = all.filter(({ countInStock }) => countInStock > 0)
  return there.length > 0 ? there : all
}

/** The cheapest of what fits all conditions; of several, the first. */
const matchIn = (product: Product, filters: ProductFilters) =>
  fitting(product, filters)
    .filter(
      ({ price }) => price >= (filters.minPrice ?? 0) && price <= (filters.maxPrice ?? Infinity),
    )
    .toSorted((one, other) => one.price - other.price)[0]

const isConditional = ({ color, size, minPrice, maxPrice, inStock, discount }: ProductFilters) =>
  Boolean(color?.length || size?.length || inStock || discount) ||
  minPrice !== undefined ||
  maxPrice !== undefined

const percentOff = ({ price, originalPrice }: Pick<Product, 'price' | 'originalPrice'>): number =>
  originalPrice === undefined ? 0 : 100 - (100 * price) / originalPrice

const isWithin = (product: Product, { ranges = {} }: ProductFilters): boolean =>
  RANGE_NAMES.every((name) => {
    const [value, range] = [product[name], ranges[name]]
    if (!range) return true
    return value !== undefined && value >= (range.min ?? 0) && value <= (range.max ?? Infinity)
  })

const isRated = ({ rating }: Product, { rating: least }: ProductFilters): boolean =>
  least === undefined || (rating !== undefined && rating.average >= least)

const originOf = (product: Product): string => product.declarations?.countryOfOrigin ?? ''

const passes = (product: Product, filters: ProductFilters): boolean =>
  (filters.collection === undefined ||
    filters.collection === 'all' ||
    anyOf([filters.collection, ...filters.collection.split(',')], [product.collection])) &&
  anyOf(filters.category, [product.category]) &&
  matchIn(product, filters) !== undefined &&
  isRated(product, filters) &&
  isWithin(product, filters) &&
  anyOf(filters.material, [product.material]) &&
  anyOf(filters.brand, [product.brand]) &&
  anyOf(filters.countryOfOrigin, [originOf(product)])

const newest = (a: CatalogEntry, b: CatalogEntry) =>
  b.product.createdAt.localeCompare(a.product.createdAt) || (a.product._id < b.product._id ? -1 : 1)

const ordersOf = (
  filters: ProductFilters,
): Record<Sort, (a: CatalogEntry, b: CatalogEntry) => number> => ({
  default: newest,
  priceAsc: (a, b) => priceIn(a, filters) - priceIn(b, filters) || newest(a, b),
  priceDesc: (a, b) => priceIn(b, filters) - priceIn(a, filters) || newest(a, b),
  popularity: (a, b) => b.sold - a.sold || newest(a, b),
  origin: (a, b) => {
    // U+FFFF is behind every letter.
    const [one, other] = [a, b].map(({ product }) => originOf(product).toLowerCase() || '\uFFFF')
    return one === other ? newest(a, b) : (one ?? '') < (other ?? '') ? -1 : 1
  },
})

const priceIn = ({ product }: CatalogEntry, filters: ProductFilters): number =>
  (isConditional(filters) ? matchIn(product, filters) : product)?.price ?? 0

/** The first that was asked for. */
const askedFrom = (values: string[], asked: string[] = []): string | undefined =>
  values.find((value) => asked.some((one) => same(one, value)))

/** What of a product a list shows. */
export const naiveMatch = ({ product }: CatalogEntry, filters: ProductFilters) => {
  const found = isConditional(filters) ? matchIn(product, filters) : undefined
  if (!found) return undefined
  const { price, originalPrice = 0, countInStock } = found
  const { size, color } = product.variants
    ? found
    : {
        size: askedFrom(product.sizes, filters.size),
        color: askedFrom(product.colors, filters.color),
      }
  return {
    size: size || undefined,
    color: color || undefined,
    sku: found.sku,
    price,
    originalPrice: originalPrice > price ? originalPrice : undefined,
    countInStock,
  }
}

export const naiveList = (all: CatalogEntry[], filters: ProductFilters, sortBy: Sort): string[] =>
  all
    .filter(({ product }) => passes(product, filters))
    .toSorted(ordersOf(filters)[sortBy])
    .map(({ product }) => product._id)

const tally = (values: string[][]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const ofOne of values)
    for (const key of new Set(ofOne.map((value) => value.trim().toLowerCase())))
      if (key !== '') counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/** Each of its colors (or sizes) by which alone it would be found. */
const choicesOf = (product: Product, facet: 'color' | 'size', filters: ProductFilters) =>
  offersOf(product)
    .map((one) => one[facet] ?? '')
    .filter((value) => passes(product, { ...filters, [facet]: [value] }))

export const naiveFacets = (all: CatalogEntry[], filters: ProductFilters) => {
  const without = (...names: Filter[]): Product[] => {
    const others = { ...filters }
    for (const name of names) delete others[name]
    return all.map(({ product }) => product).filter((product) => passes(product, others))
  }
  const products = all.map(({ product }) => product)
  const prices = without('minPrice', 'maxPrice').flatMap((product) =>
    fitting(product, filters).map(({ price }) => price),
  )
  const ranges = RANGE_NAMES.flatMap((name) => {
    const values = without('ranges').flatMap((product) => product[name] ?? [])
    const [min, max] = [Math.min(...values), Math.max(...values)]
    return min < max ? [[name, { min, max }] as const] : []
  })
  return {
    ...(ranges.length > 0 && { ranges: Object.fromEntries(ranges) }),
    category: tally(without('category').map(({ category }) => [category])),
    color: tally(products.map((product) => choicesOf(product, 'color', filters))),
    size: tally(products.map((product) => choicesOf(product, 'size', filters))),
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
