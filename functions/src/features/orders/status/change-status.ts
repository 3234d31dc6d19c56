import type { Transaction } from 'firebase-admin/firestore'
import type { OrderStatus } from '@bartan/contract/orders/rules'
import type { Caller } from '#domain/caller.ts'
import type { Database } from '#database/collections.ts'
import type { OrderDocument, OrderLineDocument } from '#database/documents.ts'
import { prepareMailOfOrder } from '#domain/mail/mail-order.repository.ts'
import { moveUnits, readProducts } from '#domain/stock/move-units.repository.ts'
import { withoutContact } from '#domain/erased-contact.ts'
import { heldLines } from './held-lines.ts'
import { settleCoupon } from './settle-coupon.ts'
import { statusEffects } from './status-effects.ts'
import type { StatusEffects } from './status-effects.ts'

/** Throws if there is too little of a product for its lines. */
export type CheckStock = (
  lines: OrderLineDocument[],
  stockOf: (productId: string) => number,
) => void

export type StatusChange = { to: OrderStatus; by: Caller; at: Date; check: CheckStock }

type Changing = { id: string; order: OrderDocument }

/** Moves the units as the status demands; returns the ids of their products. */
const settleUnits = async (
  database: Database,
  transaction: Transaction,
  { id, order, units }: Changing & { units: 'return' | 'take' },
  { by, check }: StatusChange,
): Promise<string[]> => {
  const lines = heldLines(order)
  const products = await readProducts(database, transaction, lines)
  const forSale = (productId: string) => {
    const product = products.get(productId)
    return product && !product.deletedAt ? product.countInStock : 0
  }
  if (units === 'take') check(lines, forSale)
  const reason = units === 'take' ? 'reinstatement' : 'cancellation'
  moveUnits(database, transaction, products, { orderId: id, lines, reason, by: by._id })
  return [...products.keys()]
}

const stockAfter = (
  { stock }: OrderDocument,
  units: StatusEffects['units'],
): OrderDocument['stock'] => {
  if (units === 'stay') return stock
  return units === 'take' ? 'taken' : 'returned'
}

/**
 * Changes the status in the transaction that has read the order; stock, coupon, payment, ledger, history and the
 * customer's mail follow. Undefined if nothing changes. Reads products before it writes.
 */
export const changeStatusIn = async (
  database: Database,
  transaction: Transaction,
  { id, order: before }: Changing,
  change: StatusChange,
): Promise<{ order: OrderDocument; touched: string[] } | undefined> => {
  const effects = statusEffects(before, change.to)
  if (!effects) return undefined
  const { isDelivered, isPaid, units } = effects
  const { to, by } = change
  const writeMail = await prepareMailOfOrder(database, transaction, before, change.at)
  const writeCoupon = await settleCoupon(database, transaction, { id, order: before, units })
  const touched =
    units === 'stay'
      ? []
      : await settleUnits(database, transaction, { id, order: before, units }, change)
  writeCoupon()
  const at = database.timestamp(change.at)
  const { _id, name, role } = by
  const after = {
    status: to,
    isDelivered,
    deliveredAt: isDelivered ? at : null,
    isPaid,
    paidAt: isPaid ? at : null,
    stock: stockAfter(before, units),
    statusHistory: [...before.statusHistory, { status: to, at, by: { _id, name, role } }],
    ...(before.isOwnerGone && withoutContact({ ...before, status: to })),
  }
  transaction.update(database.orders.doc(id), after)
  const order = { ...before, ...after }
  writeMail(id, order)
  return { order, touched }
}
