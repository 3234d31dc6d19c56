import { reason } from '@bartan/contract/reasons/reasons'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { ruleOf } from '@bartan/contract/orders/order-process'
import { AppError } from '#domain/app-error.ts'
import type { StoredOrder } from '../order-unit.repository.ts'

/** Throws unless the order's status still lets it be changed, packed or given to a courier. */
export const refuseLocked = (
  { status }: Pick<StaffOrder, 'status'>,
  can: 'editable' | 'packable' | 'shippable',
): void => {
  if (ruleOf(status)[can]) return
  throw new AppError('order_locked', reason('order_locked', { status }), { current: { status } })
}

/** Throws if something of the order was, or is to be, returned: its lines are what that is counted from. */
export const refuseReturned = ({ document: { returns = [] } }: StoredOrder): void => {
  if (returns.some(({ state }) => state !== 'declined'))
    throw new AppError('conflict', reason('order_has_returns'))
}
