import { moveRestockRequests } from './0001-move-restock-requests.ts'
import { countStars } from './0006-count-stars.ts'
import { sumOffers } from './0008-sum-offers.ts'
import { bringOrdersUpToDate } from './0012-bring-orders-up-to-date.ts'
import type { Migration } from './migration.ts'

/**
 * In the order of execution. Add new ones at the end; released ones stay, because exports may be older. Missing numbers
 * were changes of orders, which the last one includes.
 */
export const MIGRATIONS: readonly Migration[] = [
  moveRestockRequests,
  countStars,
  sumOffers,
  bringOrdersUpToDate,
]
