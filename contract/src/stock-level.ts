/** At this many units or fewer, the admin is warned. */
export const LOW_STOCK = 5

export const STOCK_LEVELS = ['in', 'low', 'out'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]

export const stockLevel = (countInStock: number): StockLevel => {
  if (countInStock <= 0) return 'out'
  return countInStock <= LOW_STOCK ? 'low' : 'in'
}
