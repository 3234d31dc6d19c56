import { type LineUnits, unitsIn } from '@bartan/contract/cart/rules'
import { asProductId, type ProductId, NO_SKU, type Sku } from '@bartan/contract/products/product-id'
import { variantOf } from '@bartan/contract/products/variants'
import {
  isRestock,
  type Stocked,
  type Move,
  type StockedVariant,
} from '#domain/stock/variant-stock.ts'
import type { Database } from '../collections.ts'
import { referencesOf } from '../document-id.ts'
import type { ProductDocument } from '../product-documents.ts'
import type { StockMovementDocument } from '../stock-movement.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

/** Damaged returned units enter the ledger, but not the stock. */
type Line = LineUnits & { sku?: Sku | undefined; isDamaged?: boolean }

type Entry = Move & { reason?: 'adjustment' | 'damaged' }

/** Entries that take the same units in and out. */
const inAndOut = (
  { quantity }: Line,
  reason: Entry['reason'],
  variant?: Entry['variant'],
): Entry[] => [
  { ...(variant && { variant }), quantity },
  { ...(variant && { variant }), quantity: -quantity, ...(reason && { reason }) },
]

/** Units not returned to stock: damaged, or of a removed variant. */
const notKept = (line: Line, hasVariants: boolean): Entry[] => {
  const { size, color, sku = NO_SKU } = line
  const variant = hasVariants ? { size, color, sku } : undefined
  return inAndOut(line, line.isDamaged ? 'damaged' : 'adjustment', variant)
}

const addTo = <K>(moves: Map<K, number>, variant: K, units: number) =>
  moves.set(variant, (moves.get(variant) ?? 0) + units)

/**
 * A product's stock after lines were sold (-1) or returned (1), with the ledger entries. A line belongs to the variant
 * that now has its size and color.
 */
const stockMoved = <V extends StockedVariant>(
  { countInStock, variants }: Stocked<V>,
  lines: readonly Line[],
  direction: 1 | -1,
): { stock: Stocked<V>; moves: Entry[]; units: number } => {
  const units = unitsIn(lines)
  const kept = lines.filter(({ isDamaged }) => !isDamaged)
  const lost = lines
    .filter(({ isDamaged }) => isDamaged)
    .flatMap((line) => notKept(line, variants !== undefined))
  if (!variants) {
    const quantity = direction * unitsIn(kept)
    const moves = [...(quantity === 0 ? [] : [{ quantity }]), ...lost]
    return { stock: { countInStock: countInStock + quantity }, moves, units }
  }
  const moved = new Map<V, number>()
  for (const line of kept) {
    const variant = variantOf(variants, line)
    if (variant) addTo(moved, variant, direction * line.quantity)
    else lost.push(...notKept(line, true))
  }
  const after = variants.map((variant) => ({
    ...variant,
    countInStock: variant.countInStock + (moved.get(variant) ?? 0),
  }))
  const sum = [...moved.values()].reduce((total, quantity) => total + quantity, 0)
  const moves = [...moved].map(([{ size = '', color = '', sku }, quantity]) => ({
    variant: { size, color, sku },
    quantity,
  }))
  return {
    stock: { countInStock: countInStock + sum, variants: after },
    moves: [...moves, ...lost],
    units,
  }
}

type Offered = Stocked & Pick<ProductDocument, 'state'>

/** The stock that shoppers see: none of a draft, so that publishing it can put it back in stock. */
const shown = (product: Offered): Stocked =>
  product.state === 'draft' ? { countInStock: 0 } : product

/**
 * Records in the same transaction that a sold-out product is back in stock, so that its requests get answered
 * (features/back-in-stock). One small write, however many requests there are: a bulk edit of a hundred rows can't read
 * and answer all of them.
 */
export const noteRestock = (
  { restocks, serverTime }: Pick<Database, 'restocks' | 'serverTime'>,
  work: UnitOfWork,
  productId: ProductId,
  { before, after }: { before: Offered; after: Offered },
): void => {
  if (isRestock(shown(before), shown(after))) work.set(restocks.doc(productId), { at: serverTime })
}

export type UnitMove = {
  orderId: string
  lines: Line[]
  reason: Extract<
    StockMovementDocument['reason'],
    'order' | 'cancellation' | 'reinstatement' | 'deletion' | 'return'
  >
  by: string
  /** Only the stock, or only the count of units sold; absent: both. */
  only?: 'stock' | 'sold' | undefined
}

export const readProducts = async (
  { products }: Database,
  work: UnitOfWork,
  lines: LineUnits[],
): Promise<Map<ProductId, ProductDocument>> => {
  // In one order for all transactions.
  const ids = lines.map(({ productId }) => productId).sort()
  const found = await work.readAll(referencesOf(products, ids))
  return new Map(found.flatMap((snapshot) => entryOf(asProductId(snapshot.id), snapshot.data())))
}

const entryOf = (
  id: ProductId,
  product: ProductDocument | undefined,
): [ProductId, ProductDocument][] => (product ? [[id, product]] : [])

/**
 * Takes an order's units from stock or returns them, with the ledger and the count of units sold. A deleted product
 * keeps its ledger. Returns the products afterwards, for further moves in the same transaction.
 */
export const moveUnits = (
  database: Database,
  work: UnitOfWork,
  known: ReadonlyMap<ProductId, ProductDocument>,
  { orderId, lines, reason, by, only }: UnitMove,
): ReadonlyMap<ProductId, ProductDocument> => {
  const { products, stockMovements, serverTime } = database
  const direction = reason === 'order' || reason === 'reinstatement' ? -1 : 1
  const entry = { reason, orderId, by, at: serverTime }
  const after = new Map(known)
  for (const [productId, before] of known) {
    const ofProduct = lines.filter((line) => line.productId === productId)
    if (ofProduct.length === 0) continue
    const { stock, moves, units } = stockMoved(before, ofProduct, direction)
    const sold = only === 'stock' ? before.sold : Math.max(0, before.sold - direction * units)
    if (only === 'sold') {
      work.update(products.doc(productId), { sold, updatedAt: serverTime })
      after.set(productId, { ...before, sold })
      continue
    }
    noteRestock(database, work, productId, { before, after: { ...stock, state: before.state } })
    work.update(products.doc(productId), { ...stock, sold, updatedAt: serverTime })
    const { countInStock, variants } = stock
    const moved = { countInStock, ...(variants && { variants: [...variants] }) }
    after.set(productId, { ...before, ...moved, sold })
    for (const move of moves) work.create(stockMovements.doc(), { productId, ...entry, ...move })
  }
  return after
}
