import {
  PRICE_SLIDER,
  SORTS,
  STARS,
  type LIST_FILTERS,
  type Sort,
} from '@bartan/contract/products/rules'
import { listText, listValues } from '@bartan/contract/shared/address/list-text'

/**
 * Filters of a collection page. They are stored only in the URL (spec §2: category, color, size, material, brand,
 * minPrice, maxPrice, sortBy, search; contract §3: inStock, discount, rating), so a page can be shared and
 * bookmarked.
 */
export type Filters = {
  category?: string
  color?: string
  size: readonly string[]
  material: readonly string[]
  brand: readonly string[]
  countryOfOrigin: readonly string[]
  minPrice?: number
  maxPrice?: number
  inStock: boolean
  /** Minimum discount in percent. */
  discount?: number
  /** Minimum number of stars. */
  rating?: number
  /** Numbers of products from one to another: warrantyMonths.12-36. */
  ranges: readonly string[]
  sortBy: Sort
  search?: string
}

/** The smallest discount: everything below its usual price. */
export const ON_OFFER = 1

export type ListFilter = Exclude<(typeof LIST_FILTERS)[number], 'category' | 'color'>
export const LISTS = [
  'size',
  'material',
  'brand',
  'countryOfOrigin',
] as const satisfies readonly ListFilter[]

const eachList = <T>(valueOf: (name: ListFilter | 'ranges') => T) =>
  Object.fromEntries([...LISTS, 'ranges' as const].map((name) => [name, valueOf(name)])) as Record<
    ListFilter | 'ranges',
    T
  >

const readList = (params: URLSearchParams, name: string) => [
  ...new Set(params.getAll(name).flatMap(listValues)),
]

const readPrice = (params: URLSearchParams, name: string) => {
  const text = params.get(name)?.trim()
  const value = Number(text)
  return text && Number.isFinite(value) && value >= 0 ? value : undefined
}

const readText = (params: URLSearchParams, name: string) => params.get(name)?.trim() || undefined

const isSort = (value: string | null): value is Sort => SORTS.some((sort) => sort === value)

const readAtMost = (params: URLSearchParams, name: string, max: number) => {
  const value = readPrice(params, name)
  return value !== undefined && value <= max ? value : undefined
}

/** Reads filters from an address; invalid values are ignored. */
export const readFilters = (params: URLSearchParams): Filters => {
  const sortBy = params.get('sortBy')
  const maxPrice = readPrice(params, 'maxPrice')
  return {
    category: readText(params, 'category'),
    color: readText(params, 'color'),
    ...eachList((name) => readList(params, name)),
    // 0 and the slider's top mean no limit (contract §3).
    minPrice: readPrice(params, 'minPrice') || undefined,
    maxPrice: maxPrice === PRICE_SLIDER.max ? undefined : maxPrice,
    inStock: params.get('inStock') === 'true',
    discount: readAtMost(params, 'discount', 100) || undefined,
    rating: readAtMost(params, 'rating', STARS.max),
    ranges: readList(params, 'ranges').filter((range) => /^\w+\.\d*-\d*$/.test(range)),
    sortBy: isSort(sortBy) ? sortBy : 'default',
    search: readText(params, 'search'),
  }
}

/** Query of a page or API address, in the spec's names and order, without unused filters. */
export const writeFilters = (filters: Filters) => ({
  category: filters.category,
  color: filters.color,
  ...eachList((name) => listText(filters[name]) || undefined),
  minPrice: filters.minPrice,
  maxPrice: filters.maxPrice,
  inStock: filters.inStock ? ('true' as const) : undefined,
  discount: filters.discount,
  rating: filters.rating,
  sortBy: filters.sortBy === 'default' ? undefined : filters.sortBy,
  search: filters.search,
})

export const toggle = (list: readonly string[], value: string): readonly string[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]

/** Tells whether products come from several countries, so that filtering by origin makes sense. */
export const hasOrigins = (origins: readonly unknown[] = []): boolean => origins.length > 1

/** Clears all filters but keeps search and sorting, which shoppers don't consider filters. */
export const clearFilters = ({ search, sortBy }: Filters): Filters => ({
  category: undefined,
  color: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  inStock: false,
  discount: undefined,
  rating: undefined,
  ...eachList(() => []),
  search,
  sortBy,
})
