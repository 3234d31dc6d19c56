import { isOpen, ruleOf } from '@bartan/contract/orders/order-process'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { stockEffect } from '@bartan/contract/orders/order-steps'
import type { OrderStep } from '@bartan/contract/orders/order-steps'
import { unitsAskedBack } from '@bartan/contract/orders/return-rules'
import type { OrderDocument, OrderLineDocument } from '#database/order-documents.ts'

type Before = { status: OrderStatus; stock: 'taken' | 'returned' }

export type StatusEffects = {
  /** Cash on delivery: an order is paid exactly while it is delivered. */
  isDelivered: boolean
  isPaid: boolean
  /** What happens to the order's units. */
  units: OrderStep['stock']
}

/**
 * What a change of status brings about (contract §6); undefined if nothing changes.
 */
export const statusEffects = (before: Before, to: OrderStatus): StatusEffects | undefined => {
  if (before.status === to) return undefined
  const isDelivered = ruleOf(to).money === 'booked'
  return { isDelivered, isPaid: isDelivered, units: stockEffect(before.stock, to) }
}

/**
 * On deletion of an order: a delivered one's units are with the customer, a cancelled one's are back already, or on their
 * way, after which nobody could receive them any more. One for practice was never brought to anybody.
 */
export const returnsOnDeletion = ({
  status,
  stock,
  isComingBack = false,
  isPractice = false,
}: Before & { isComingBack?: boolean; isPractice?: boolean }): boolean =>
  stock === 'taken' && (isOpen(status) || isComingBack || isPractice)

/** Where the units are after a change of status. */
export const stockAfter = ({ stock }: Before, units: StatusEffects['units']): Before['stock'] => {
  if (units === 'stay') return stock
  return units === 'take' ? 'taken' : 'returned'
}

/** The lines without the units that were already returned: what the order's further stock moves are about. */
export const heldLines = ({
  lines,
  returns = [],
}: Pick<OrderDocument, 'lines' | 'returns'>): OrderLineDocument[] => {
  const accepted = returns.filter(({ state }) => state === 'accepted')
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - unitsAskedBack(line, accepted) }))
    .filter(({ quantity }) => quantity > 0)
}
