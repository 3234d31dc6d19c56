import type { Product } from './schema.ts'

export const SORTS = ['default', 'priceAsc', 'priceDesc', 'popularity'] as const

export const ADMIN_PRODUCT_SORTS = [...SORTS, 'nameAsc', 'stockAsc', 'stockDesc'] as const
export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number]

/**
 * The lists of spec §9. Brand, material, size and colour are free text; these are what the shop offers first. The home
 * page is about the first two categories.
 */
export const CATEGORIES = ['Kitchen', 'Bathroom', 'Kids'] as const
export type Category = (typeof CATEGORIES)[number]

export const COLORS = ['Red', 'Green', 'Blue', 'Black', 'Yellow', 'Gray', 'White', 'Pink'] as const
export const SIZES = ['Small', 'Medium', 'Large'] as const
export const MATERIALS = ['Plastic', 'Steel', 'Aluminium', 'Fiber', 'Iron'] as const
export const BRANDS = ['Prakash', 'Aristo', 'Omax', 'Royal', 'Cello', 'Supremewere'] as const

export type Sort = (typeof SORTS)[number]

/** Rupees. The slider's top means "no upper limit" (contract §3), so the web sends no maxPrice for it. */
export const PRICE_SLIDER = { min: 0, max: 1000 } as const

/** `/collections/all` means every product. */
export const ALL_COLLECTION = 'all'

export const LIST_LIMIT = 100
export const HOME_TOP_LIMIT = 8
export const SIMILAR_LIMIT = 4
export const NEW_ARRIVALS_LIMIT = 8
export const SUGGEST_LIMIT = 8

export const MAX_PRICE = 10_000_000
export const MAX_STOCK = 1_000_000
export const MAX_IMAGES = 20

/** What an admin sets of a product; the rest is the server's. */
export type EditableField = Exclude<keyof Product, '_id' | 'rating' | 'createdAt' | 'updatedAt'>

export const ORIGINAL_PRICE_MESSAGE = 'originalPrice must not be below price'

/** Why stock was changed by hand; the ledger keeps it. */
export const STOCK_REASONS = ['received', 'counted', 'damaged', 'other'] as const
export type StockReason = (typeof STOCK_REASONS)[number]
