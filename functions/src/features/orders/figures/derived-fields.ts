import { parcelState } from '@bartan/contract/cash/rules'
import { expectedOf } from '@bartan/contract/orders/account'
import { sumPaise } from '@bartan/contract/shared/money'
import type { OrderDocument } from '#database/order-documents.ts'
import { accountOfOrder, entriesOf, fieldsOfAccount } from '#domain/orders/order-account.ts'

/** A derived field of an order that differs from its computed value. */
export type WrongField = { orderId: string; field: string; kept: string; follows: string }

/** Stored fields for lists, with their computed values. Older orders lack some. */
const fieldsOf = (order: OrderDocument): [field: string, kept: unknown, follows: unknown][] => {
  const { advanced, remittance, owed, account, status } = order
  const { refundDue, short } = accountOfOrder(order)
  const payments = remittance?.payments ?? []
  const expected = expectedOf(status, entriesOf(order))
  return [
    [
      'advanced',
      advanced ?? 0,
      fieldsOfAccount({ ...order, account: entriesOf(order) }).advanced ?? 0,
    ],
    ['refundDue', order.refundDue ?? false, refundDue > 0],
    ...(account
      ? [['isShort', order.isShort ?? false, short > 0] as [string, unknown, unknown]]
      : []),
    ['remittance.paid', remittance?.paid ?? 0, sumPaise(payments.map(({ amount }) => amount))],
    ...(owed
      ? [
          ['owed.state', owed.state, parcelState({ ...order, expected })] as [
            string,
            unknown,
            unknown,
          ],
        ]
      : []),
  ]
}

export const wrongFieldsOf = (orderId: string, order: OrderDocument): WrongField[] =>
  fieldsOf(order).flatMap(([field, kept, follows]) =>
    kept === follows ? [] : [{ orderId, field, kept: String(kept), follows: String(follows) }],
  )

export const wrongFieldText = ({ orderId, field, kept, follows }: WrongField): string =>
  `order ${orderId}: ${field} is ${kept}, and its account says ${follows}`
