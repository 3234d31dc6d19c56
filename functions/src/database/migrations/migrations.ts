import { moveRestockRequests } from './0001-move-restock-requests.ts'
import { listProductsOfOrders } from './0002-list-products-of-orders.ts'
import { numberOrders } from './0003-number-orders.ts'
import { prepareOrdersForTheDesk } from './0004-prepare-orders-for-the-desk.ts'
import { tallyOrders } from './0005-tally-orders.ts'
import { countStars } from './0006-count-stars.ts'
import { reportOrders } from './0007-report-orders.ts'
import { sumOffers } from './0008-sum-offers.ts'
import { findOrdersByAmounts } from './0009-find-orders-by-amounts.ts'
import { findOrdersByDocuments } from './0010-find-orders-by-documents.ts'
import { openAccounts } from './0011-open-accounts.ts'
import type { Migration } from './migration.ts'

/** In the order of execution. Add new ones at the end; released ones stay, because exports may be older. */
export const MIGRATIONS: readonly Migration[] = [
  moveRestockRequests,
  listProductsOfOrders,
  numberOrders,
  prepareOrdersForTheDesk,
  tallyOrders,
  countStars,
  reportOrders,
  sumOffers,
  findOrdersByAmounts,
  findOrdersByDocuments,
  openAccounts,
]
