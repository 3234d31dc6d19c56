import { toRupees } from '@bartan/contract/money'
import type { OrderStatus } from '@bartan/contract/order'
import type { Figures } from './order-figures.repository.ts'

type ByStatus = Record<OrderStatus, Figures>

export const countsOf = ({ Processing, Shipped, Delivered, Cancelled }: ByStatus) => ({
  Processing: Processing.count,
  Shipped: Shipped.count,
  Delivered: Delivered.count,
  Cancelled: Cancelled.count,
})

export const totalCount = (figures: ByStatus): number =>
  Object.values(figures).reduce((sum, { count }) => sum + count, 0)

/**
 * Rupees, cancelled orders left out (contract §6). Cash on delivery is collected with the delivery: what is delivered
 * is paid, and nothing else is.
 */
export const cashOf = ({ Processing, Shipped, Delivered }: ByStatus) => ({
  ordered: toRupees(Processing.paise + Shipped.paise + Delivered.paise),
  toCollect: toRupees(Processing.paise + Shipped.paise),
  collected: toRupees(Delivered.paise),
})
