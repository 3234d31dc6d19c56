import { openAmount } from '@bartan/contract/orders/account'
import { isCancelled } from '@bartan/contract/orders/order-process'
import { reason } from '@bartan/contract/reasons/reasons'
import { toRupees } from '@bartan/contract/shared/money'
import type { OrderDocument } from '#database/order-documents.ts'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { entriesOf } from '#domain/orders/order-account.ts'
import { creditRest } from '../documents/issue-documents.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { callOffExchange } from '../returns/call-off-exchange.ts'
import { refuseOpenReturn } from '../returns/refuse-return.ts'
import { settleOffer } from './settle-offer.ts'
import { heldLines, returnsOnDeletion } from './status-effects.ts'

/** Throws if somebody still owes something for it or waits for an answer, or the shop holds money of it (contract §20). */
const refuseOpen = (document: OrderDocument): void => {
  refuseOpenReturn(document)
  const open = openAmount(document.status, entriesOf(document))
  if (open > 0)
    throw new AppError('account_open', reason('account_open', { amount: toRupees(open) }))
}

/**
 * Deletes an order; its units and coupon are returned unless they are with the customer. Returns the units' products.
 */
export const removeOrder = async (
  unit: OrderUnit,
  order: StoredOrder,
  { by, at }: { by: Caller; at: Date },
): Promise<string[]> => {
  const { document } = order
  if (!document.isPractice) refuseOpen(document)
  const isReturned = returnsOnDeletion(document)
  // A refused parcel on its way back is cancelled: its offer's use was already returned, its units weren't.
  if (isReturned && !isCancelled(document.status)) await settleOffer(unit, order, 'return')
  if (isReturned) await callOffExchange(unit, order, { by, at: unit.timestamp(at) })
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
