/** Units of one product, to catch typing errors. */
export const MAX_STOCK = 1_000_000

/** Reasons for a change of stock by hand, kept in the ledger (contract §10). */
export const STOCK_REASONS = ['received', 'counted', 'damaged', 'other'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/**
 * At or below this, the admin is warned and shoppers see the number of units left: the true one, as the Dark Patterns
 * Guidelines 2023 demand.
 */
export const LOW_STOCK = 5

export const STOCK_LEVELS = ['in', 'low', 'out'] as const
type StockLevel = (typeof STOCK_LEVELS)[number]

/**
 * Whether the admin's list shows this stock under a level; with variants, that of the scarcest. Sold out counts as low.
 */
export const isOfLevel = (countInStock: number, level: StockLevel): boolean => {
  switch (level) {
    case 'in':
      return countInStock > LOW_STOCK
    case 'low':
      return countInStock <= LOW_STOCK
    case 'out':
      return countInStock <= 0
  }
}
