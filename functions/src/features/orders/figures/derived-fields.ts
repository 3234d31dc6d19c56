import { parcelState } from '@bartan/contract/cash/rules'
import { refundDue } from '@bartan/contract/orders/refund-rules'
import { NO_MONEY, sumPaise } from '@bartan/contract/shared/money'
import type { OrderDocument } from '#database/order-documents.ts'

/** A derived field of an order that differs from its computed value. */
export type WrongField = { orderId: string; field: string; kept: string; follows: string }

const amountsOf = (payments: readonly { amount: number }[] = []): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0)

/** Stored fields for lists, with their computed values. Older orders lack some. */
const fieldsOf = (order: OrderDocument): [field: string, kept: unknown, follows: unknown][] => {
  const { advances, paidBack, advanced, returns = [], refunded, remittance, owed } = order
  const worths = returns.map(({ refund = NO_MONEY, exchange }) =>
    sumPaise([refund, exchange?.amount ?? NO_MONEY]),
  )
  return [
    ['advanced', advanced ?? 0, amountsOf(advances) - amountsOf(paidBack)],
    ['refunded', refunded ?? 0, sumPaise(worths)],
    ['refundDue', order.refundDue ?? false, refundDue(order) > 0],
    ['remittance.paid', remittance?.paid ?? 0, amountsOf(remittance?.payments)],
    ...(owed ? [['owed.state', owed.state, parcelState(order)] as [string, unknown, unknown]] : []),
  ]
}

export const wrongFieldsOf = (orderId: string, order: OrderDocument): WrongField[] =>
  fieldsOf(order).flatMap(([field, kept, follows]) =>
    kept === follows ? [] : [{ orderId, field, kept: String(kept), follows: String(follows) }],
  )

export const wrongFieldText = ({ orderId, field, kept, follows }: WrongField): string =>
  `order ${orderId}: ${field} is ${kept}, and its payments say ${follows}`
