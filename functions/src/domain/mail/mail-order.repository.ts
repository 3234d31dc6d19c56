import type { Transaction } from 'firebase-admin/firestore'
import { canonicalEmail } from '#domain/email-key.ts'
import { orderMail } from './order-mail.ts'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/documents.ts'
import { readMailTurn } from './mail-turn.repository.ts'
import { putMail } from './put-mail.repository.ts'
import { toOrder } from '#database/to-order.ts'

type Account = { _id: string; email?: string; emailConfirmed?: boolean }

type WriteMail = (id: string, order: OrderDocument) => void

/**
 * The mail about an order's new state, to the address that its account has confirmed; there is none to any other, least of
 * all to one that an admin or a buyer has only typed. It reads at once and returns the write, because a transaction must
 * read before it writes. The mail's document is named after the change, so that no change is ever announced twice.
 */
export const prepareOrderMail = async (
  database: Database,
  transaction: Transaction,
  { _id, email, emailConfirmed }: Account,
  at: Date,
): Promise<WriteMail> => {
  const to = emailConfirmed && email
  const takeTurn = to ? await readMailTurn(database, transaction, { to, at }) : undefined
  return (id, order) => {
    const message = takeTurn && orderMail(toOrder(id, order))
    if (!to || !message) return
    takeTurn()
    const change = order.statusHistory.length
    putMail(database, transaction, {
      id: `order-${id}-${change}`,
      to: canonicalEmail(to),
      message,
      about: _id,
      at,
    })
  }
}

/** The same for an order that is already there, whose account may have changed its address since. */
export const prepareMailOfOrder = async (
  database: Database,
  transaction: Transaction,
  { userId }: Pick<OrderDocument, 'userId'>,
  at: Date,
): Promise<WriteMail> => {
  const user = userId ? (await transaction.get(database.users.doc(userId))).data() : undefined
  const email = user?.confirmedEmail ?? undefined
  const emailConfirmed = email !== undefined && canonicalEmail(user?.email ?? '') === email
  const account = { _id: userId, emailConfirmed, ...(email !== undefined && { email }) }
  return prepareOrderMail(database, transaction, account, at)
}
