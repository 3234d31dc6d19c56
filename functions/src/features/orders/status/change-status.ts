import { collectedIn, statusEntries } from '@bartan/contract/orders/account'
import { ruleOf, type OrderStatus } from '@bartan/contract/orders/order-process'
import { isReturning, soldEffect } from '@bartan/contract/orders/order-steps'
import type { ProductId } from '@bartan/contract/products/product-id'
import type { OrderDocument } from '#database/order-documents.ts'
import { entriesOf, withEntries } from '#domain/orders/order-account.ts'
import { changeAuthor, type ChangeAuthor } from '#domain/orders/order-history.ts'
import { outOfStock, shortLines } from '#domain/stock/sellable.ts'
import { refusePaidFor } from '../desk/refuse-locked.ts'
import { documentsOfStatus } from '../documents/issue-documents.ts'
import type { ChangedOrder, OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { presentLines } from '../present-lines.ts'
import { callOffExchange } from '../returns/call-off-exchange.ts'
import { refuseReturns } from '../returns/refuse-return.ts'
import { refuseCorrection, refuseHandedOver, refuseUnconfirmed } from './refuse-status.ts'
import { settleOffer } from './settle-offer.ts'
import { refuseRestock, statusDetails, type StatusDetails } from './status-details.ts'
import { heldLines, stockAfter, statusEffects } from './status-effects.ts'

export type StatusChange = StatusDetails & {
  to: OrderStatus
  by: ChangeAuthor
  at: Date
  /** Other fields that change with the status: shipment, customer's answer. */
  otherFields?: Pick<OrderDocument, 'shipment' | 'confirmation' | 'confirmations' | 'notes'>
}

/** Moves the units as the status demands; returns their products' ids. */
const settleUnits = async (
  unit: OrderUnit,
  order: StoredOrder,
  units: 'return' | 'take',
  { by, restock }: Pick<StatusChange, 'by' | 'restock'>,
): Promise<string[]> => {
  const held = heldLines(order.document)
  const products = await unit.products(held)
  const lines = presentLines(products, order.document.lines, held)
  const forSale = (productId: ProductId) => {
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

/** A parcel refused at the door is sold nowhere, though its units are not back in stock; returns their products. */
const settleSold = async (
  unit: OrderUnit,
  order: StoredOrder,
  reason: 'cancellation' | 'reinstatement',
  by: ChangeAuthor,
): Promise<string[]> => {
  const lines = heldLines(order.document)
  const products = await unit.products(lines)
  unit.moveUnits(products, order, { lines, reason, by: by._id, only: 'sold' })
  return [...products.keys()]
}

/** The units that a status change moves: of the stock, or of the count of those sold alone. */
const settleGoods = async (
  unit: OrderUnit,
  before: StoredOrder,
  {
    isComingBack,
    units,
    ...change
  }: StatusChange & {
    isComingBack: boolean
    units: 'return' | 'take' | 'stay'
  },
): Promise<string[]> => {
  if (isComingBack) return settleSold(unit, before, 'cancellation', change.by)
  if (units !== 'stay') return settleUnits(unit, before, units, change)
  return before.document.isUnsold ? settleSold(unit, before, 'reinstatement', change.by) : []
}

type Cash = NonNullable<OrderDocument['collected']>

const isSameCash = (one: Cash, other: Cash): boolean =>
  one.by === other.by && one.amount === other.amount && one.utr === other.utr

/** Whether that is what Delivered counted without being told. */
const isCounted = ({ document }: StoredOrder, { by, amount }: Cash): boolean => {
  const { cash, upi } = collectedIn(entriesOf(document))
  return by === 'cash' ? cash === amount && upi === 0 : upi === amount && cash === 0
}

/** The entries of the change in the order's account. */
const withCash = (
  { document }: StoredOrder,
  { to, by, at }: { to: OrderStatus; by: ChangeAuthor; at: OrderDocument['createdAt'] },
  { collected }: Pick<OrderDocument, 'collected'>,
): Pick<OrderDocument, 'account'> =>
  withEntries(
    entriesOf(document),
    statusEntries(entriesOf(document), {
      from: document.status,
      to,
      collected: collected ?? undefined,
    }),
    { at, by },
  )

/** Adds details to the current status: why it was cancelled, what was collected. */
const completeStatus = (
  unit: OrderUnit,
  before: StoredOrder,
  { at: now, ...change }: StatusChange,
): StoredOrder => {
  refuseRestock(before.document, change)
  if (!change.cancelReason && !change.collected) return before
  const at = unit.timestamp(now)
  const details = statusDetails(before.document, { ...change, at })
  const { role } = change.by
  if (change.cancelReason) refuseCorrection(role, 'cancelReason')
  const { collected } = before.document
  if (details.collected) {
    // A repetition of this call, whose answer was lost.
    if (collected && isSameCash(collected, details.collected)) return before
    if (collected || !isCounted(before, details.collected)) refuseCorrection(role, 'collected')
  }
  return unit.update(before, {
    ...details,
    ...(details.collected && withCash(before, { to: change.to, by: change.by, at }, details)),
  })
}

/**
 * The only way to change an order's status. Stock, coupon, payment, ledger, history and the customer's mail follow.
 * Throws if its units aren't available any more.
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
  const { isDelivered, isPaid } = effects
  // Whoever reports the condition of the units has them already.
  const isComingBack =
    typeof change.restock !== 'boolean' && isReturning(document.status, to, change.cancelReason)
  const units = isComingBack ? 'stay' : effects.units
  const leavesShop = ruleOf(to).leftShop && !ruleOf(document.status).leftShop
  if (leavesShop) await refuseUnconfirmed(unit, before)
  const sold = soldEffect(document.status, to)
  refuseReturns(document)
  if (ruleOf(document.status).money === 'booked') {
    refusePaidFor(before)
    await refuseHandedOver(unit, before)
  }
  if (sold !== 'stay') await settleOffer(unit, before, sold)
  const touched = await settleGoods(unit, before, { ...change, isComingBack, units })
  const at = unit.timestamp(now)
  const details = statusDetails(document, { ...change, at })
  const shipment = change.otherFields?.shipment ?? details.shipment
  const documents = await documentsOfStatus(
    unit,
    shipment ? { ...before, document: { ...document, shipment } } : before,
    { to, at: now },
  )
  const cash = withCash(before, { to, by, at }, details)
  const called = sold === 'return' ? await callOffExchange(unit, before, { ...cash, by, at }) : {}
  const after = unit.update(before, {
    status: to,
    isDelivered,
    deliveredAt: isDelivered ? at : null,
    isPaid,
    paidAt: isPaid ? at : null,
    stock: stockAfter(document, units),
    isDamaged: units === 'return' && change.restock === false,
    ...((isComingBack || document.isComingBack) && { isComingBack, isUnsold: isComingBack }),
    ...(document.received && { received: null }),
    statusHistory: [...document.statusHistory, { status: to, at, by: changeAuthor(by) }],
    ...details,
    ...cash,
    ...called,
    ...change.otherFields,
    ...documents,
  })
  return { ...(await unit.mail(after, now)), touched }
}
