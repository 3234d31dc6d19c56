import type { Timestamp } from 'firebase-admin/firestore'
import type { StockReason } from '@bartan/contract/products/stock/stock'
import type { ProductId, Sku } from '@bartan/contract/products/product-id'

/**
 * One entry of the stock ledger; an `adjustment` is a change by hand without a reason given. For every variant, and for
 * every product without, the sum of `quantity` equals its countInStock: opening + added − sold + returned. That proves
 * that nothing was sold twice.
 */
export type StockMovementDocument = {
  productId: ProductId
  /** Absent for units of a product without variants. A variant is known by its size and color; the SKU is for readers. */
  variant?: { size: string; color: string; sku: Sku }
  /** Positive: into stock. Negative: out of it. */
  quantity: number
  reason:
    | StockReason
    | 'opening'
    | 'adjustment'
    | 'order'
    | 'cancellation'
    | 'reinstatement'
    | 'deletion'
    | 'return'
  orderId: string | null
  /** Only for goods that were received by a call of their own. */
  supplier?: string
  reference?: string
  by: string
  at: Timestamp
}
