import type { OrderStatus } from '@bartan/contract/orders/rules'
import type { Caller } from '#domain/caller.ts'
import { withoutContact } from '#domain/erased-contact.ts'
import { outOfStock, shortLines } from '#domain/stock/sellable.ts'
import type { ChangedOrder, OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { documentsOfStatus } from '../documents/issue-documents.ts'
import { settleCoupon } from './settle-coupon.ts'
import { heldLines, stockAfter, statusEffects } from './status-effects.ts'

export type StatusChange = { to: OrderStatus; by: Caller; at: Date }

/** Moves the units as the status demands; returns the ids of their products. */
const settleUnits = async (
  unit: OrderUnit,
  order: StoredOrder,
  units: 'return' | 'take',
  by: Caller,
): Promise<string[]> => {
  const lines = heldLines(order.document)
  const products = await unit.products(lines)
  const forSale = (productId: string) => {
    const product = products.get(productId)
    return product && !product.deletedAt ? product : undefined
  }
  const short = units === 'take' ? shortLines(lines, forSale) : []
  if (short.length > 0) throw outOfStock(short)
  const reason = units === 'take' ? 'reinstatement' : 'cancellation'
  unit.moveUnits(products, order, { lines, reason, by: by._id })
  return [...products.keys()]
}

/**
 * Changes an order's status; stock, coupon, payment, ledger, history and the customer's mail follow. Throws if its units
 * can't be had any more.
 */
export const changeStatus = async (
  unit: OrderUnit,
  before: StoredOrder,
  { to, by, at: now }: StatusChange,
): Promise<ChangedOrder & { document: StoredOrder['document'] }> => {
  const { document } = before
  const effects = statusEffects(document, to)
  if (!effects) return { ...before, touched: [] }
  const { isDelivered, isPaid, units } = effects
  await settleCoupon(unit, before, units)
  const touched = units === 'stay' ? [] : await settleUnits(unit, before, units, by)
  const documents = await documentsOfStatus(unit, before, { to, at: now })
  const at = unit.timestamp(now)
  const { _id, name, role } = by
  const after = unit.update(before, {
    status: to,
    isDelivered,
    deliveredAt: isDelivered ? at : null,
    isPaid,
    paidAt: isPaid ? at : null,
    stock: stockAfter(document, units),
    statusHistory: [...document.statusHistory, { status: to, at, by: { _id, name, role } }],
    ...documents,
    ...(document.isOwnerGone && withoutContact({ ...document, status: to })),
  })
  await unit.mail(after, now)
  return { ...after, touched }
}
