import type { AuditAction } from '@bartan/contract/audit/rules'
import type { ProductId } from '@bartan/contract/products/product-id'
import type { StockReason } from '@bartan/contract/products/stock/stock'
import type { StockMovementDocument } from '#database/stock-movement.ts'
import type { Author } from '#domain/caller.ts'
import type { FieldChanges } from '#domain/field-changes.ts'
import type { ProductFields } from './product-fields.ts'

/** An existing product, as a transaction has read it. */
export type StoredProduct = { id: ProductId; fields: ProductFields }

/**
 * The editor, and the bulk edit it belongs to; `action` if it differs from the edit's name; `stockReason` for the
 * ledger, if the stock changes for a known reason.
 */
export type Trace = {
  by: Author
  batch?: string
  action?: AuditAction
  stockReason?: StockReason | undefined
  delivery?: Delivery
}

export type Delivery = Pick<StockMovementDocument, 'supplier' | 'reference'>

/** An audit entry that can still be undone. */
export type OpenEntry = {
  id: string
  action: AuditAction
  target: { _id: string; name: string }
  changes: FieldChanges
}

/**
 * Reads and writes of a transaction over products. Each write includes its entries in the stock ledger and the audit
 * log.
 */
export type Edit = {
  /** The existing ones. */
  find: (ids: string[]) => Promise<Map<string, StoredProduct>>
  /** Owners by SKU key, of the product or a variant. Locked by the transaction. */
  bySku: (keys: string[]) => Promise<Map<string, StoredProduct>>
  /** By the handle in the shop that they were imported from; one per handle. */
  byHandle: (handles: string[]) => Promise<Map<string, StoredProduct>>
  /** The shop's categories, locked by the transaction. */
  categories: () => Promise<readonly string[]>
  openEntries: (batch: string, limit: number) => Promise<OpenEntry[]>
  create: (fields: ProductFields, trace: Trace) => ProductId
  change: (before: StoredProduct, after: ProductFields, trace: Trace) => void
  remove: (before: StoredProduct, trace: Trace) => void
  settle: (entry: OpenEntry, undo: 'done' | 'skipped') => void
}
