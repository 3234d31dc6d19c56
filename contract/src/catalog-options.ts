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

export const SORTS = ['default', 'priceAsc', 'priceDesc', 'popularity'] as const
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
