import { reason } from '@bartan/contract/reasons/reasons'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { ruleOf } from '@bartan/contract/orders/order-process'
import { AppError } from '#domain/app-error.ts'

/** Throws unless the order's status still lets it be changed, packed or given to a courier. */
export const refuseLocked = (
  { status }: Pick<StaffOrder, 'status'>,
  can: 'editable' | 'packable' | 'shippable',
): void => {
  if (ruleOf(status)[can]) return
  throw new AppError('order_locked', reason('order_locked', { status }), { current: { status } })
}
