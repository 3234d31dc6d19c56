import type { OrderStatus } from '@bartan/contract/orders/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'

/** A packer confirms, packs, ships and delivers; whether an order is one at all is the admin's business (contract §15). */
export const refuseCancelling = ({ role }: Pick<Caller, 'role'>): void => {
  if (role === 'packer') throw new AppError('forbidden', reason('packer_not_cancels'))
}

/** The other way round: a packer takes up no order that is cancelled. */
export const refuseReinstating = (
  { role }: Pick<Caller, 'role'>,
  { from, to }: { from: OrderStatus; to: OrderStatus },
): void => {
  if (role === 'packer' && from === 'Cancelled' && to !== 'Cancelled')
    throw new AppError('forbidden', reason('packer_not_reinstates'))
}

/** Throws where the shop's rule has an order confirmed before it is packed or sent, and nobody has yet. */
export const refuseUnconfirmed = async (
  unit: Pick<OrderUnit, 'confirmFirst'>,
  { order }: Pick<StoredOrder, 'order'>,
): Promise<void> => {
  if (order.confirmation.state === 'confirmed') return
  if (await unit.confirmFirst(order)) throw new AppError('conflict', reason('confirm_first'))
}
