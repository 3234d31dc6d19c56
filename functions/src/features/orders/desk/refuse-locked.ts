import { reason } from '@bartan/contract/reasons/reasons'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { OrderStatus } from '@bartan/contract/orders/rules'
import { AppError } from '#domain/app-error.ts'

/** Throws unless the order has one of these statuses still. */
export const refuseLocked = (
  { status }: Pick<StaffOrder, 'status'>,
  open: readonly OrderStatus[],
): void => {
  if (open.includes(status)) return
  throw new AppError('order_locked', reason('order_locked', { status }), { current: { status } })
}
