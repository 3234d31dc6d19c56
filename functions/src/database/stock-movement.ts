import type { ProductId, Sku } from '@bartan/contract/products/product-id'
import type { StockReason } from '@bartan/contract/products/stock/stock'
import type { Timestamp } from 'firebase-admin/firestore'

/**
 * An entry of the stock ledger; an `adjustment` is a manual change without a reason. For every variant, and every
 * product without, the sum of `quantity` equals countInStock: opening + added − sold + returned. That proves that
 * nothing was sold twice.
 */
export type StockMovementDocument = {
  productId: ProductId
  /** Absent for a product without variants. A variant is identified by size and color; the SKU is for readers. */
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
  /** Only of goods received by their own call. */
  supplier?: string
  reference?: string
  by: string
  at: Timestamp
}
