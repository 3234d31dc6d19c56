import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { ChangedOrder, OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { requireFound } from '../own-order.ts'
import { changeStatus } from './change-status.ts'
import { refuseStep } from './refuse-status.ts'
import type { StatusDetails } from './status-details.ts'

export type StatusInput = StatusDetails & {
  to: OrderStatus
  from?: OrderStatus | undefined
  by: Caller
}

/** Throws if the order's status isn't the one that the caller saw. */
export const refuseStale = (
  from: OrderStatus | undefined,
  { status }: Pick<StaffOrder, 'status'>,
): void => {
  if (from === undefined || from === status) return
  throw new AppError('changed_meanwhile', reason('order_changed_meanwhile', { status }), {
    current: { status },
  })
}

const factsOf = ({ document }: Pick<StoredOrder, 'document'>) => ({
  status: document.status,
  isPaid: document.isPaid,
  isDelivered: document.isDelivered,
  cancelReason: document.cancelReason ?? null,
  collected: document.collected?.amount ?? null,
  courier: document.shipment?.courier ?? null,
})

/**
 * Sets an order's status for staff. Setting the same status again succeeds without a change. A change that names the
 * status it is based on is refused if the order has another one now, so that an outdated page can't undo a colleague's
 * change.
 */
export const setStatus = async (
  unit: OrderUnit,
  id: string,
  input: StatusInput & { at: Date },
): Promise<ChangedOrder & Pick<StoredOrder, 'document'>> => {
  const before = requireFound(await unit.find(id))
  refuseStep(input.by.role, input.from ?? before.order.status, input.to)
  refuseStale(input.from, before.order)
  const after = await changeStatus(unit, before, input)
  const changes = fieldChanges(factsOf(before), factsOf(after))
  if (Object.keys(changes).length > 0)
    unit.audit(before, { by: input.by, action: 'order.status_changed', changes })
  return after
}
