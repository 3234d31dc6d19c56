import { canonicalEmail } from '#domain/hashed-ids.ts'
import { orderMail } from './order-mail.ts'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/documents.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { countMail, putMail } from './outbox.repository.ts'
import { toOrder } from '#database/to-order.ts'

type Account = { _id: string; email?: string | undefined; emailConfirmed?: boolean }

/** The account of an order as it is now: it may have changed its address since. */
const readAccount = async (
  { users }: Database,
  work: UnitOfWork,
  { userId }: OrderDocument,
): Promise<Account> => {
  const user = userId ? await work.read(users.doc(userId)) : undefined
  const email = user?.confirmedEmail ?? undefined
  const emailConfirmed = email !== undefined && canonicalEmail(user?.email ?? '') === email
  return { _id: userId, email, emailConfirmed }
}

/**
 * Mails an order's new state, if there is something to say, to the address that its account has confirmed; never to any
 * other, least of all to one that an admin or a buyer has only typed. The mail's document is named after the change, so
 * that no change is ever announced twice.
 */
export const mailOrder = async (
  database: Database,
  work: UnitOfWork,
  { id, order, at, by }: { id: string; order: OrderDocument; at: Date; by?: Account },
): Promise<void> => {
  const message = orderMail(toOrder(id, order), await database.currentSettings())
  if (!message) return
  const { _id: about, email, emailConfirmed } = by ?? (await readAccount(database, work, order))
  if (!email || !emailConfirmed) return
  const to = canonicalEmail(email)
  if (!(await countMail(database, work, { to, at }))) return
  const change = order.statusHistory.length
  putMail(database, work, { id: `order-${id}-${change}`, to, message, about, at })
}
