import { isCancelled } from '@bartan/contract/orders/order-process'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { creditRest } from '../documents/issue-documents.ts'
import { settleOffer } from './settle-offer.ts'
import { undoSentAhead } from '../returns/undo-sent-ahead.ts'
import { heldLines, returnsOnDeletion } from './status-effects.ts'

/**
 * Deletes an order; its units and coupon are returned unless they are with the customer. Returns the units' products.
 */
export const removeOrder = async (
  unit: OrderUnit,
  order: StoredOrder,
  { by, at }: { by: Caller; at: Date },
): Promise<string[]> => {
  const { document } = order
  const isReturned = returnsOnDeletion(document)
  // A refused parcel on its way back is cancelled: its offer's use was already returned, its units weren't.
  if (isReturned && !isCancelled(document.status)) await settleOffer(unit, order, 'return')
  await undoSentAhead(unit, order)
  const lines = isReturned ? heldLines(document) : []
  const products = await unit.products(lines)
  const only = document.isUnsold ? 'stock' : undefined
  unit.moveUnits(products, order, { lines, reason: 'deletion', by: by._id, only })
  // The documents stay, by law.
  if (isReturned) await creditRest(unit, order, at)
  unit.remove(order)
  const { status, totalPrice } = document
  unit.audit(order, {
    by,
    action: 'order.deleted',
    changes: fieldChanges({ status, totalPrice }, {}),
  })
  return [...products.keys()]
}
