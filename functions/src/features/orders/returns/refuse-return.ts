import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import type { Order } from '@bartan/contract/orders/schema'
import {
  isReturnOpen,
  RETURN_DAYS,
  returnableUntil,
  unitsReturnable,
} from '@bartan/contract/orders/return-rules'
import { AppError, invalidField } from '#domain/app-error.ts'

type Units = LineKey & { quantity: number }

const conflict = (message: string) => new AppError('conflict', message)

const isWaiting = ({ returns = [] }: Order): boolean =>
  returns.some(({ state }) => state === 'requested')

const whyClosed = (order: Order, now: Date): string => {
  const { status, deliveredAt } = order
  if (status !== 'Delivered' || !deliveredAt) return 'Only a delivered order can be returned'
  if (now.toISOString() > returnableUntil(deliveredAt))
    return `The ${RETURN_DAYS} days for a return are over`
  return 'You have already asked for a return'
}

/** Two entries of the same line count together. */
const refuseLine = (order: Order, lines: Units[], index: number, asked: Units): void => {
  const bought = order.orderItems.find((line) => isSameLine(line, asked))
  if (!bought) throw invalidField(`lines.${index}`, 'This is not in the order')
  if (bought.returnable === false) throw conflict(`${bought.name} can't be returned`)
  const left = unitsReturnable(bought, order.returns)
  const units = lines.reduce((sum, line) => sum + (isSameLine(line, asked) ? line.quantity : 0), 0)
  if (left === 0) throw conflict(`${bought.name} is already returned`)
  if (units > left) throw conflict(`Only ${left} of ${bought.name} can be returned`)
}

/** Throws if these units can't be returned. */
export const refuseReturn = (order: Order, lines: Units[], now: Date): void => {
  if (!isReturnOpen(order, now)) throw conflict(whyClosed(order, now))
  for (const [index, asked] of lines.entries()) refuseLine(order, lines, index, asked)
}

/** Throws if an admin can't answer the return that way. */
export const refuseDecision = (order: Order, decision: 'accepted' | 'declined'): void => {
  if (!isWaiting(order)) throw conflict('This order has no open return')
  if (decision === 'accepted' && order.status === 'Cancelled')
    throw conflict('This order is cancelled: its stock is back already')
}
