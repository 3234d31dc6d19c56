import type { AuditAction } from '@bartan/contract/audit/rules'
import type { StockReason } from '@bartan/contract/products/stock/stock'
import type { StockMovementDocument } from '#database/stock-movement.ts'
import type { Author } from '#domain/caller.ts'
import type { FieldChanges } from '#domain/field-changes.ts'
import type { ProductFields } from './product-fields.ts'
import type { ProductId } from '@bartan/contract/products/product-id'

/** A product that is not deleted, as a transaction has read it. */
export type StoredProduct = { id: ProductId; fields: ProductFields }

/**
 * Who edits, and as part of which bulk edit; `action` if it differs from the edit's own name; `stockReason` for the
 * ledger, if the stock changes and the reason is known.
 */
export type Trace = {
  by: Author
  batch?: string
  action?: AuditAction
  stockReason?: StockReason | undefined
  /** Where goods came from, for the ledger. */
  delivery?: Delivery
}

export type Delivery = Pick<StockMovementDocument, 'supplier' | 'reference'>

/** An entry of the audit trail that can still be undone. */
export type OpenEntry = {
  id: string
  action: AuditAction
  target: { _id: string; name: string }
  changes: FieldChanges
}

/**
 * What a transaction over products reads and writes. Each write is made together with its entries in the stock ledger
 * and the audit trail.
 */
export type Edit = {
  /** Those of the ids that exist. */
  find: (ids: string[]) => Promise<Map<string, StoredProduct>>
  /** Owners by SKU key, their own or a variant's. The transaction locks them. */
  bySku: (keys: string[]) => Promise<Map<string, StoredProduct>>
  /** By the handle of the shop that they were moved from; of several, one. */
  byHandle: (handles: string[]) => Promise<Map<string, StoredProduct>>
  /** Those that a product may be in, locked by the transaction. */
  categories: () => Promise<readonly string[]>
  openEntries: (batch: string, limit: number) => Promise<OpenEntry[]>
  /** Returns the new product's id. */
  create: (fields: ProductFields, trace: Trace) => ProductId
  change: (before: StoredProduct, after: ProductFields, trace: Trace) => void
  remove: (before: StoredProduct, trace: Trace) => void
  settle: (entry: OpenEntry, undo: 'done' | 'skipped') => void
}
