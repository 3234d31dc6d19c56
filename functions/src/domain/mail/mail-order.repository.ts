import { canonicalEmail } from '#domain/hashed-ids.ts'
import type { MessageKind } from '@bartan/contract/orders/message-rules'
import type { Mail } from './mail.ts'
import { mailOf, orderMail } from './order-mail.ts'
import { sellerMail } from './seller-mail.ts'
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

type News = { id: string; order: OrderDocument; at: Date; by?: Account }

/** To the address that the order's account has confirmed; never to any other, least of all to one that an admin or a buyer
 * has only typed. `occasion` names the mail's document, so that nothing is ever announced twice. */
const putOrderMail = async (
  database: Database,
  work: UnitOfWork,
  { id, order, at, by, occasion, message }: News & { occasion: string; message: Mail },
): Promise<void> => {
  const { _id: about, email, emailConfirmed } = by ?? (await readAccount(database, work, order))
  if (!email || !emailConfirmed) return
  const to = canonicalEmail(email)
  if (!(await countMail(database, work, { to, at }))) return
  putMail(database, work, { id: `order-${id}-${occasion}`, to, message, about, at })
}

/** Mails an order's new state, if there is something to say. */
export const mailOrder = async (
  database: Database,
  work: UnitOfWork,
  news: News,
): Promise<void> => {
  const message = orderMail(toOrder(news.id, news.order), await database.currentSettings())
  const occasion = String(news.order.statusHistory.length)
  if (message) await putOrderMail(database, work, { ...news, occasion, message })
}

/** Mails what is no change of status: that the order is confirmed, or what became of a return. */
export const mailNews = async (
  database: Database,
  work: UnitOfWork,
  { kind, ...news }: News & { kind: MessageKind },
): Promise<void> => {
  const message = mailOf(toOrder(news.id, news.order), kind, await database.currentSettings())
  const count = kind === 'confirmed' ? '' : `-${news.order.returns?.length ?? 0}`
  if (message) await putOrderMail(database, work, { ...news, occasion: kind + count, message })
}

/**
 * Mails a new order to the shop's own address, if the settings say so. Not counted by the day: a seller may have more
 * orders than that, and would have all of them wait for one counter.
 */
export const mailSeller = async (
  database: Database,
  work: UnitOfWork,
  { id, order, at }: Omit<News, 'by'>,
): Promise<void> => {
  const shop = await database.currentSettings()
  const { email: to } = shop
  if (!shop.orders.tellsSeller || !to) return
  const message = sellerMail(toOrder(id, order), shop)
  putMail(database, work, { id: `order-${id}-seller`, to, message, about: order.userId, at })
}
