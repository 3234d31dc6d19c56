import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { toRupees } from '@bartan/contract/shared/money'
import { AppError } from '#domain/app-error.ts'
import type { StoredOrder } from '../order-unit.repository.ts'

/** Throws unless the status allows changing, packing or shipping the order. */
export const refuseLocked = (
  { status }: Pick<StaffOrder, 'status'>,
  can: 'editable' | 'packable' | 'shippable',
): void => {
  if (ruleOf(status)[can]) return
  throw new AppError('order_locked', reason('order_locked', { status }), { current: { status } })
}

/** Throws if the order has returns: they are counted from its lines. */
export const refuseReturned = ({ document: { returns = [] } }: StoredOrder): void => {
  if (returns.some(({ state }) => state !== 'declined'))
    throw new AppError('conflict', reason('order_has_returns'))
}

/** Throws if its courier paid for it: that can't be undone by a status, nor be of another courier (contract §20). */
export const refusePaidFor = ({ document }: Pick<StoredOrder, 'document'>): void => {
  const { remittance, shipment, status } = document
  if (!remittance?.paid) return
  const why = reason('order_paid_for', {
    courier: shipment?.courier ?? '',
    amount: toRupees(remittance.paid),
  })
  throw new AppError('order_locked', why, { current: { status } })
}
