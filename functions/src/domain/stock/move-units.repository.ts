import type { Database } from '#database/collections.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type {
  OrderLineDocument,
  ProductDocument,
  StockMovementDocument,
} from '#database/documents.ts'

/** Units per product. Stock is per product and lines are per size and colour, so a product's lines are added up. */
export const unitsByProduct = (
  lines: readonly { productId: string; quantity: number }[],
): Map<string, number> => {
  const units = new Map<string, number>()
  for (const { productId, quantity } of lines)
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}

/**
 * Leaves a note, in the transaction that puts a sold-out product back on the shelf, that its back-in-stock requests
 * must be answered (features/back-in-stock). It is one small write however many requests there are: an edit of a hundred
 * rows has no room to read and answer them all.
 */
export const noteRestock = (
  { restocks, serverTime }: Pick<Database, 'restocks' | 'serverTime'>,
  work: UnitOfWork,
  productId: string,
  { before, after }: { before: number; after: number },
): void => {
  if (before <= 0 && after > 0) work.set(restocks.doc(productId), { at: serverTime })
}

type UnitsOfLine = Pick<OrderLineDocument, 'productId' | 'quantity'>

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
): Promise<Map<string, ProductDocument>> => {
  const ids = [...unitsByProduct(lines).keys()].sort()
  const found = await work.readAll(ids.map((id) => products.doc(id)))
  return new Map(found.flatMap((snapshot) => entryOf(snapshot.id, snapshot.data())))
}

const entryOf = (id: string, product: ProductDocument | undefined): [string, ProductDocument][] =>
  product ? [[id, product]] : []

/**
 * Takes an order's units off the shelf, or puts them back, and updates the ledger and the count of units sold. A
 * deleted product's ledger goes on as well; it is just not for sale.
 */
export const moveUnits = (
  database: Database,
  work: UnitOfWork,
  known: ReadonlyMap<string, ProductDocument>,
  { orderId, lines, reason, by }: UnitMove,
): void => {
  const { products, stockMovements, serverTime } = database
  const direction = reason === 'order' || reason === 'reinstatement' ? -1 : 1
  for (const [productId, units] of unitsByProduct(lines)) {
    const product = known.get(productId)
    if (!product) continue
    const { countInStock: before } = product
    const after = before + direction * units
    noteRestock(database, work, productId, { before, after })
    work.update(products.doc(productId), {
      countInStock: after,
      sold: Math.max(0, product.sold - direction * units),
      updatedAt: serverTime,
    })
    work.create(stockMovements.doc(), {
      productId,
      quantity: direction * units,
      reason,
      orderId,
      by,
      at: serverTime,
    })
  }
}
