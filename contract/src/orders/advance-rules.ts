import { ruleOf } from './order-process.ts'
import type { OrderStatus } from './order-process.ts'
import { NO_MONEY, paise } from '../shared/money.ts'
import type { Paise } from '../shared/money.ts'

export const ADVANCE_WAYS = ['upi', 'bank', 'cash'] as const

/** The value of returned goods counts as an advance on the order that replaces them. */
export const ADVANCE_SOURCES = [...ADVANCE_WAYS, 'exchange'] as const
export type AdvanceSource = (typeof ADVANCE_SOURCES)[number]

/** The most advances on one order: an order is one document, which every list reads. */
export const MAX_ADVANCES = 20

type Advanced = {
  totalPrice: Paise
  /** The advances, less what was paid back of them. */
  advanced?: Paise | undefined
}

/** The amount to collect at the door. */
export const toCollectOf = ({ totalPrice, advanced = NO_MONEY }: Advanced): Paise =>
  paise(Math.max(0, totalPrice - advanced))

/** The advance beyond an order's total. It doesn't reduce what is collected for other orders. */
export const overpaidOf = ({ totalPrice, advanced = NO_MONEY }: Advanced): Paise =>
  paise(Math.max(0, advanced - totalPrice))

/** The part of the advance to pay back: all if the order isn't sold, else what exceeds its total (contract §17). */
export const advanceDue = (order: Advanced & { status: OrderStatus }): Paise =>
  ruleOf(order.status).sold ? overpaidOf(order) : (order.advanced ?? NO_MONEY)
