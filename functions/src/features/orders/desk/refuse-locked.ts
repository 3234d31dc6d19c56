import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
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
