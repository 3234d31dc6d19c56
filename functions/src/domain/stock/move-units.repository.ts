import type { LineKey } from '@bartan/contract/cart/rules'
import type { Database } from '#database/collections.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { OrderLineDocument } from '#database/order-documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import type { StockMovementDocument } from '#database/stock-movement.ts'
import { isRestock } from './variant-stock.ts'
import type { Stocked } from './variant-stock.ts'
import { stockMoved } from './stock-moved.ts'
import type { ProductId } from '@bartan/contract/products/product-id'
import { asProductId } from '@bartan/contract/products/product-id'

type Offered = Stocked & Pick<ProductDocument, 'state'>

/** What shoppers can have of it: nothing of a draft, so that publishing one can put it back in stock. */
const shown = (product: Offered): Stocked =>
  product.state === 'draft' ? { countInStock: 0 } : product

/**
 * Leaves a note, in the transaction that puts a sold-out product back in stock, that its back-in-stock requests
 * must be answered (features/back-in-stock). It is one small write however many requests there are: an edit of a
 * hundred
 * rows has no room to read and answer them all.
 */
export const noteRestock = (
  { restocks, serverTime }: Pick<Database, 'restocks' | 'serverTime'>,
  work: UnitOfWork,
  productId: ProductId,
  { before, after }: { before: Offered; after: Offered },
): void => {
  if (isRestock(shown(before), shown(after))) work.set(restocks.doc(productId), { at: serverTime })
}

/** Damaged units come back to the ledger, and not to stock. */
type UnitsOfLine = LineKey & Pick<OrderLineDocument, 'quantity'> & { isDamaged?: boolean }

export type UnitMove = {
  orderId: string
  lines: UnitsOfLine[]
  reason: Extract<
    StockMovementDocument['reason'],
    'order' | 'cancellation' | 'reinstatement' | 'deletion' | 'return'
  >
  by: string
}

/** The current products of an order, tombstones included. */
export const readProducts = async (
  { products }: Database,
  work: UnitOfWork,
  lines: UnitsOfLine[],
): Promise<Map<ProductId, ProductDocument>> => {
  const ids = [...new Set(lines.map(({ productId }) => productId))].sort()
  const found = await work.readAll(ids.map((id) => products.doc(id)))
  return new Map(found.flatMap((snapshot) => entryOf(asProductId(snapshot.id), snapshot.data())))
}

const entryOf = (
  id: ProductId,
  product: ProductDocument | undefined,
): [ProductId, ProductDocument][] => (product ? [[id, product]] : [])

/**
 * Takes an order's units from stock, or puts them back, and updates the ledger and the count of units sold. A deleted
 * product keeps its ledger. Returns the products as they are then, for whoever moves more of them in the same transaction.
 */
export const moveUnits = (
  database: Database,
  work: UnitOfWork,
  known: ReadonlyMap<ProductId, ProductDocument>,
  { orderId, lines, reason, by }: UnitMove,
): ReadonlyMap<ProductId, ProductDocument> => {
  const { products, stockMovements, serverTime } = database
  const direction = reason === 'order' || reason === 'reinstatement' ? -1 : 1
  const entry = { reason, orderId, by, at: serverTime }
  const after = new Map(known)
  for (const [productId, before] of known) {
    const ofProduct = lines.filter((line) => line.productId === productId)
    if (ofProduct.length === 0) continue
    const { stock, moves, units } = stockMoved(before, ofProduct, direction)
    noteRestock(database, work, productId, { before, after: { ...stock, state: before.state } })
    const sold = Math.max(0, before.sold - direction * units)
    work.update(products.doc(productId), { ...stock, sold, updatedAt: serverTime })
    const { countInStock, variants } = stock
    const moved = { countInStock, ...(variants && { variants: [...variants] }) }
    after.set(productId, { ...before, ...moved, sold })
    for (const move of moves) work.create(stockMovements.doc(), { productId, ...entry, ...move })
  }
  return after
}
