import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'

/** Throws where the shop's rule has an order confirmed before it is packed or sent, and nobody has yet. */
export const refuseUnconfirmed = async (
  unit: Pick<OrderUnit, 'confirmFirst'>,
  { order }: Pick<StoredOrder, 'order'>,
): Promise<void> => {
  if (order.confirmation.state === 'confirmed') return
  if (await unit.confirmFirst(order)) throw new AppError('conflict', reason('confirm_first'))
}
