/** Of so many units or fewer the owner is told, before they are gone. */
export const LOW_STOCK = 5

export const STOCK_LEVELS = ['in', 'low', 'out'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]

export const stockLevel = (countInStock: number): StockLevel => {
  if (countInStock <= 0) return 'out'
  return countInStock <= LOW_STOCK ? 'low' : 'in'
}
