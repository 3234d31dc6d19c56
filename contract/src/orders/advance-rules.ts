import { ruleOf } from './order-process.ts'
import type { OrderStatus } from './order-process.ts'
import { NO_MONEY, paise } from '../shared/money.ts'
import type { Paise } from '../shared/money.ts'

/** How customers pay ahead. */
export const ADVANCE_WAYS = ['upi', 'bank', 'cash'] as const

/** What returned goods were worth is paid ahead of those they were exchanged for. */
export const ADVANCE_SOURCES = [...ADVANCE_WAYS, 'exchange'] as const
export type AdvanceSource = (typeof ADVANCE_SOURCES)[number]

/** The most that one order keeps: it is one document, which every list reads. */
export const MAX_ADVANCES = 20

type Advanced = {
  totalPrice: Paise
  /** What was paid ahead, less what was paid back of it. */
  advanced?: Paise | undefined
}

/** What is to be paid at the door. */
export const toCollectOf = ({ totalPrice, advanced = NO_MONEY }: Advanced): Paise =>
  paise(Math.max(0, totalPrice - advanced))

/** What was paid ahead beyond an order's total: what is to collect of others is no less by it. */
export const overpaidOf = ({ totalPrice, advanced = NO_MONEY }: Advanced): Paise =>
  paise(Math.max(0, advanced - totalPrice))

/** What of it is to be paid back: all of an order that is not sold, else what is beyond its total (contract §17). */
export const advanceDue = (order: Advanced & { status: OrderStatus }): Paise =>
  ruleOf(order.status).sold ? overpaidOf(order) : (order.advanced ?? NO_MONEY)
