import { isOpen, ruleOf, type OrderStatus } from '@bartan/contract/orders/order-process'
import { stockEffect, type OrderStep } from '@bartan/contract/orders/order-steps'
import { unitsAskedBack } from '@bartan/contract/orders/return-rules'
import type { OrderDocument, OrderLineDocument } from '#database/order-documents.ts'

type Before = { status: OrderStatus; stock: 'taken' | 'returned' }

export type StatusEffects = {
  /** An order is paid exactly while it is delivered (cash on delivery). */
  isDelivered: boolean
  isPaid: boolean
  units: OrderStep['stock']
}

/** The effects of a status change (contract §6); undefined if nothing changes. */
export const statusEffects = (before: Before, to: OrderStatus): StatusEffects | undefined => {
  if (before.status === to) return undefined
  const isDelivered = ruleOf(to).money === 'booked'
  return { isDelivered, isPaid: isDelivered, units: stockEffect(before.stock, to) }
}

/**
 * What the deletion of an order returns. A delivered order's units stay with the customer. A cancelled one's are back,
 * or on their way and could not be received afterwards. A practice order's units never left.
 */
export const returnsOnDeletion = ({
  status,
  stock,
  isComingBack = false,
  isPractice = false,
}: Before & { isComingBack?: boolean; isPractice?: boolean }): boolean =>
  stock === 'taken' && (isOpen(status) || isComingBack || isPractice)

export const stockAfter = ({ stock }: Before, units: StatusEffects['units']): Before['stock'] => {
  if (units === 'stay') return stock
  return units === 'take' ? 'taken' : 'returned'
}

/** The lines without returned units, for further stock moves of the order. */
export const heldLines = ({
  lines,
  returns = [],
}: Pick<OrderDocument, 'lines' | 'returns'>): OrderLineDocument[] => {
  const accepted = returns.filter(({ state }) => state === 'accepted')
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - unitsAskedBack(line, accepted) }))
    .filter(({ quantity }) => quantity > 0)
}
