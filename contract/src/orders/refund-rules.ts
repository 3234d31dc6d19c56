import { advanceDue } from './advance-rules.ts'
import type { OrderStatus } from './order-process.ts'
import type { RefundState } from './return-rules.ts'
import { NO_MONEY, sumPaise } from '../shared/money.ts'
import type { Paise } from '../shared/money.ts'

export type Refundable = {
  status: OrderStatus
  totalPrice: Paise
  advanced?: Paise | undefined
  paidBack?: readonly { amount: Paise }[] | undefined
  returns?:
    | readonly { refund?: Paise | undefined; refundState?: RefundState | undefined }[]
    | undefined
}

const refundsIn = ({ returns = [] }: Refundable, state: RefundState): Paise =>
  sumPaise(returns.flatMap((one) => (one.refundState === state ? [one.refund ?? NO_MONEY] : [])))

/** The amount to pay back: for returns, and of the advance. */
export const refundDue = (order: Refundable): Paise =>
  sumPaise([refundsIn(order, 'due'), advanceDue(order)])

/** What is due; if nothing, what was paid back; undefined if there never was a refund. */
export const refundOf = (order: Refundable): { amount: Paise; state: RefundState } | undefined => {
  const due = refundDue(order)
  if (due > 0) return { amount: due, state: 'due' }
  const paid = sumPaise([
    refundsIn(order, 'paid'),
    ...(order.paidBack ?? []).map(({ amount }) => amount),
  ])
  return paid > 0 ? { amount: paid, state: 'paid' } : undefined
}
