/** Units of one product, against typing errors. */
export const MAX_STOCK = 1_000_000

/** Why stock was changed by hand; the ledger keeps it (contract §10). */
export const STOCK_REASONS = ['received', 'counted', 'damaged', 'other'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/**
 * At this many units or fewer, the admin is warned, and the shopper is told how many are left: the true number, as the
 * Dark Patterns Guidelines 2023 ask for.
 */
export const LOW_STOCK = 5

export const STOCK_LEVELS = ['in', 'low', 'out'] as const
type StockLevel = (typeof STOCK_LEVELS)[number]

/**
 * Whether the admin's list shows this stock under a level: that of the scarcest variant, where there are any. What is
 * sold out has run low as well.
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
