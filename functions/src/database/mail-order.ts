import type { Transaction } from 'firebase-admin/firestore'
import { orderMail } from '../rules/order-mail.ts'
import type { Database } from './collections.ts'
import type { OrderDocument } from './documents.ts'
import { toOrder } from './to-order.ts'

/**
 * Mails the customer the order's new state, within the transaction that changes it. The mail's document is named
 * after the change, so that no change is ever announced twice.
 */
export const mailOrder = (
  { mail, serverTime }: Pick<Database, 'mail' | 'serverTime'>,
  transaction: Transaction,
  id: string,
  order: OrderDocument,
): void => {
  const { email } = order.user
  const message = orderMail(toOrder(id, order))
  if (!email || !message) return
  const change = order.statusHistory.length
  transaction.set(mail.doc(`order-${id}-${change}`), {
    to: [email],
    message,
    createdAt: serverTime,
  })
}
