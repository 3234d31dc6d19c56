export const SORTS = ['default', 'priceAsc', 'priceDesc', 'popularity'] as const
export type Sort = (typeof SORTS)[number]

export const ADMIN_PRODUCT_SORTS = [
  'default',
  'nameAsc',
  'priceAsc',
  'priceDesc',
  'popularity',
  'stockAsc',
  'stockDesc',
] as const
export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number]

/**
 * The lists of spec §9. Brand, material, size and color are free text; these are what the shop offers first. The home
 * page is about the first two categories.
 */
export const CATEGORIES = ['Kitchen', 'Bathroom', 'Kids'] as const
export type Category = (typeof CATEGORIES)[number]

export const COLORS = ['Red', 'Green', 'Blue', 'Black', 'Yellow', 'Gray', 'White', 'Pink'] as const
export const SIZES = ['Small', 'Medium', 'Large'] as const
export const MATERIALS = ['Plastic', 'Steel', 'Aluminium', 'Fiber', 'Iron'] as const
export const BRANDS = ['Prakash', 'Aristo', 'Omax', 'Royal', 'Cello', 'Supremewere'] as const

/** Filters of which several values may be chosen: alternatives within one, all of them together (contract §3). */
export const LIST_FILTERS = ['category', 'color', 'size', 'material', 'brand'] as const

/** A filter as the shopper sees it: minimum and maximum price are one. */
export const FILTER_NAMES = ['collection', ...LIST_FILTERS, 'price', 'search'] as const
export type FilterName = (typeof FILTER_NAMES)[number]

/** Rupees. The slider's top means "no upper limit" (contract §3), so the web sends no maxPrice for it. */
export const PRICE_SLIDER = { min: 0, max: 1000 } as const

/** `/collections/all` means every product. */
export const ALL_COLLECTION = 'all'

export const HOME_TOP_LIMIT = 8
export const SIMILAR_LIMIT = 4
export const NEW_ARRIVALS_LIMIT = 8
export const SUGGEST_LIMIT = 8

/** Rows per call of the bulk page. A file of thousands is sent in parts, under one `batch`. */
export const BULK_LIMIT = 100

/** Rupees. */
export const MAX_PRICE = 10_000_000
export const MAX_IMAGES = 20

export const ORIGINAL_PRICE_MESSAGE = 'originalPrice must not be below price'

/** SKUs are unique by this: two that differ only in case or blanks are the same to whoever reads them from a label. */
export const skuKey = (sku: string): string => sku.trim().replaceAll(/\s+/g, ' ').toUpperCase()
