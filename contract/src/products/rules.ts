/** Reviews and ratings are whole stars (contract §9). */
export const STAR_COUNTS = [1, 2, 3, 4, 5] as const
export type StarCount = (typeof STAR_COUNTS)[number]
export const STARS = { min: STAR_COUNTS[0], max: STAR_COUNTS[4] } as const

/** Spec §9; `default` is relevance under a search, else newest first (contract §3). */
export const SORTS = ['default', 'priceAsc', 'priceDesc', 'popularity', 'origin'] as const
export type Sort = (typeof SORTS)[number]

/**
 * The values of spec §9, which the shop offers first; colors are free text, and so are the values of
 * offered-values.ts. The home page shows the first two categories. A shop with fewer than three sets them in the admin
 * area, because tests need three here.
 */
export const CATEGORIES = ['Kitchen', 'Bathroom', 'Kids'] as const satisfies readonly [
  string,
  string,
  string,
  ...string[],
]
export type Category = (typeof CATEGORIES)[number]

export const COLORS = ['Red', 'Green', 'Blue', 'Black', 'Yellow', 'Gray', 'White', 'Pink'] as const

/** Filters with several values: OR within one, AND between them (contract §3). */
export const LIST_FILTERS = [
  'category',
  'color',
  'size',
  'material',
  'brand',
  'countryOfOrigin',
] as const

/** A filter as the shopper sees it: minimum and maximum price are one. */
export const FILTER_NAMES = [
  'collection',
  ...LIST_FILTERS,
  'price',
  'inStock',
  'discount',
  'rating',
  'search',
] as const
export type FilterName = (typeof FILTER_NAMES)[number]

/** Rupees (spec §9). The slider's top means "no upper limit" (contract §3), so the web sends no maxPrice for it. */
export const PRICE_SLIDER = { min: 0, max: 1000 } as const

/** `/collections/all` means every product (contract §3). */
export const ALL_COLLECTION = 'all'
