/** What the struck-through price of a sale is: the price without it, the MRP, or an original price above both. */
export const ORIGINAL_PRICES = ['without_sale', 'mrp', 'original'] as const

export type OriginalPriceOf = (typeof ORIGINAL_PRICES)[number]
