import { collectedIn } from '@bartan/contract/orders/account'
import { isCancelled, isKnownStatus, type OrderStatus } from '@bartan/contract/orders/order-process'
import { mayCorrect, mayStep, type OrderCorrection } from '@bartan/contract/orders/order-steps'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Role } from '@bartan/contract/shared/roles'
import { AppError } from '#domain/app-error.ts'
import { entriesOf } from '#domain/orders/order-account.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { dayOfCash, openByHand } from '../remittances/judge-payments.ts'

const stepReason = (from: OrderStatus, to: OrderStatus): PlainReason => {
  if (isCancelled(to)) return reason('packer_not_cancels')
  return reason(isCancelled(from) ? 'packer_not_reinstates' : 'packer_not_back')
}

/** Throws unless the role may change an order from one status to another (contract: order-steps.ts). */
export const refuseStep = (role: Role, from: OrderStatus, to: OrderStatus): void => {
  if (!isKnownStatus(from)) throw new AppError('conflict', reason('order_of_later_release'))
  if (from !== to && !mayStep(role, from, to)) throw new AppError('forbidden', stepReason(from, to))
}

/** Throws unless the role may correct this value of an order. */
export const refuseCorrection = (role: Role, what: OrderCorrection): void => {
  if (!mayCorrect(role, what)) throw new AppError('forbidden', reason('packer_not_corrects'))
}

/** Throws if the shop's rule requires confirmation before packing or sending, and the order isn't confirmed. */
export const refuseUnconfirmed = async (
  unit: Pick<OrderUnit, 'confirmFirst'>,
  { order }: Pick<StoredOrder, 'order'>,
): Promise<void> => {
  if (order.confirmation.state === 'confirmed') return
  if (await unit.confirmFirst(order)) throw new AppError('conflict', reason('confirm_first'))
}

/** Throws if its cash was handed over by hand: its day would have handed over more than it collected (contract §20). */
export const refuseHandedOver = async (
  unit: Pick<OrderUnit, 'cashDay'>,
  before: Pick<StoredOrder, 'document'>,
): Promise<void> => {
  const day = dayOfCash(before)
  if (day === undefined) return
  const open = openByHand(await unit.cashDay(day), before)
  const { status } = before.document
  if (open === undefined || collectedIn(entriesOf(before.document)).cash <= open) return
  throw new AppError('order_locked', reason('order_handed_over', { day }), { current: { status } })
}
