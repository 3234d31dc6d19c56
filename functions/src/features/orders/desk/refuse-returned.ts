import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { StoredOrder } from '../order-unit.repository.ts'

/** Throws if something of the order was, or is to be, returned: its lines are what that is counted from. */
export const refuseReturned = ({ document: { returns = [] } }: StoredOrder): void => {
  if (returns.some(({ state }) => state !== 'declined'))
    throw new AppError('conflict', reason('order_has_returns'))
}
