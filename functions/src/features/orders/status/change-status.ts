import { ruleOf } from '@bartan/contract/orders/order-process'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { actorOf } from '../actor.ts'
import type { Actor } from '../actor.ts'
import type { OrderDocument } from '#database/documents.ts'
import { withoutContact } from '#domain/erased-contact.ts'
import { outOfStock, shortLines } from '#domain/stock/sellable.ts'
import type { ChangedOrder, OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { documentsOfStatus } from '../documents/issue-documents.ts'
import { refuseCorrection, refuseUnconfirmed } from './refuse-status.ts'
import { settleCoupon } from './settle-coupon.ts'
import { heldLines, stockAfter, statusEffects } from './status-effects.ts'
import { refuseRestock, statusDetails } from './status-details.ts'
import type { StatusDetails } from './status-details.ts'

export type StatusChange = StatusDetails & {
  to: OrderStatus
  by: Actor
  at: Date
  /** What else changes with it: the shipment, the customer's answer. */
  besides?: Pick<OrderDocument, 'shipment' | 'confirmation' | 'confirmations' | 'notes'>
}

/** Moves the units as the status demands; returns the ids of their products. */
const settleUnits = async (
  unit: OrderUnit,
  order: StoredOrder,
  units: 'return' | 'take',
  { by, restock }: Pick<StatusChange, 'by' | 'restock'>,
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
  const isDamaged = units === 'return' && restock === false
  const moved = isDamaged ? lines.map((line) => ({ ...line, isDamaged })) : lines
  unit.moveUnits(products, order, { lines: moved, reason, by: by._id })
  return [...products.keys()]
}

type Cash = NonNullable<OrderDocument['collected']>

const isSameCash = (one: Cash, other: Cash): boolean =>
  one.by === other.by && one.amount === other.amount && one.utr === other.utr

/** What is said of the status that an order has already: why it is cancelled, what was collected. */
const completeStatus = (
  unit: OrderUnit,
  before: StoredOrder,
  { at, ...change }: StatusChange,
): StoredOrder => {
  refuseRestock(before.document, change)
  if (!change.cancelReason && !change.collected) return before
  const details = statusDetails(before.document, { ...change, at: unit.timestamp(at) })
  const { role } = change.by
  if (change.cancelReason) refuseCorrection(role, 'cancelReason')
  const { collected } = before.document
  if (collected && details.collected) {
    // The answer to this very call was lost, and it is being repeated.
    if (isSameCash(collected, details.collected)) return before
    refuseCorrection(role, 'collected')
  }
  return unit.update(before, details)
}

/**
 * The one way by which an order gets another status. Stock, coupon, payment, ledger, history and the customer's mail
 * follow. Throws if its units can't be had any more.
 */
export const changeStatus = async (
  unit: OrderUnit,
  before: StoredOrder,
  change: StatusChange,
): Promise<ChangedOrder & { document: StoredOrder['document'] }> => {
  const { to, by, at: now } = change
  const { document } = before
  const effects = statusEffects(document, to)
  if (!effects) return { ...completeStatus(unit, before, change), touched: [] }
  const { isDelivered, isPaid, units } = effects
  const leavesShop = ruleOf(to).leftShop && !ruleOf(document.status).leftShop
  if (leavesShop) await refuseUnconfirmed(unit, before)
  await settleCoupon(unit, before, units)
  const touched = units === 'stay' ? [] : await settleUnits(unit, before, units, change)
  const documents = await documentsOfStatus(unit, before, { to, at: now })
  const at = unit.timestamp(now)
  const after = unit.update(before, {
    status: to,
    isDelivered,
    deliveredAt: isDelivered ? at : null,
    isPaid,
    paidAt: isPaid ? at : null,
    stock: stockAfter(document, units),
    isDamaged: units === 'return' && change.restock === false,
    statusHistory: [...document.statusHistory, { status: to, at, by: actorOf(by) }],
    ...statusDetails(document, { ...change, at }),
    ...change.besides,
    ...documents,
    ...(document.isOwnerGone && withoutContact({ ...document, status: to })),
  })
  return { ...(await unit.mail(after, now)), touched }
}
