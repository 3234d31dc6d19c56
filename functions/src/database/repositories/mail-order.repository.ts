import type { MessageKind } from '@bartan/contract/messages/message-rules'
import { textsOf } from '@bartan/contract/messages/texts/texts-of'
import type { Order } from '@bartan/contract/orders/schema'
import { DEFAULT_LANGUAGE } from '@bartan/contract/shop/languages'
import { canonicalEmail } from '#domain/hashed-ids.ts'
import { toHtml, type Mail, type Sender } from '#domain/mail/mail.ts'
import { kindOfMail, mailOf, addressOf, listOf } from '#domain/mail/order-mail.ts'
import { withMessage } from '#domain/orders/order-history.ts'
import type { Database } from '../collections.ts'
import type { OrderDocument } from '../order-documents.ts'
import { toOrder } from '../to-order.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { countMail, putMail } from './outbox.repository.ts'
import { putWhatsappMessage } from './put-message.repository.ts'

const sellerMail = (order: Order, shop: Pick<Sender, 'name'>): Mail => {
  const texts = textsOf(DEFAULT_LANGUAGE)
  const { number, shippingAddress, user } = order
  const text = [
    `There is a new order, #${number}, by ${user.name}.`,
    listOf({ ...order, language: DEFAULT_LANGUAGE }, texts),
    `${addressOf(order, texts)}\n${shippingAddress.phone}`,
  ]
  return {
    // No customer's input: a line break in a subject would start another header.
    subject: `${shop.name}: new order #${number}`,
    text: text.join('\n\n'),
    html: toHtml(text),
  }
}

type Account = { _id: string; email?: string | undefined; emailConfirmed?: boolean }

/** The order's account now: its address may have changed. */
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
type MessageOf = { kind: MessageKind }

/**
 * Mails only to the confirmed address of the order's account, never to one that an admin or a buyer has typed.
 * `occasion` names the mail's document, so that nothing is mailed twice.
 */
const putOrderMail = async (
  database: Database,
  work: UnitOfWork,
  { id, order, at, by, kind, occasion }: News & MessageOf & { occasion: string },
): Promise<OrderDocument> => {
  const message = mailOf(toOrder(id, order), kind, await database.currentSettings())
  if (!message) return order
  const { _id: about, email, emailConfirmed } = by ?? (await readAccount(database, work, order))
  if (!email || !emailConfirmed) return order
  const to = canonicalEmail(email)
  if (!(await countMail(database, work, { to, at }))) return order
  putMail(database, work, { id: `order-${id}-${occasion}`, to, message, about, at })
  const history = withMessage(order, { kind, via: 'mail', at: database.timestamp(at) })
  // In the same write as the change that the mail reports.
  work.amend(database.orders.doc(id), history)
  return { ...order, ...history }
}

/**
 * Mails an order's new status, if the settings have a message for it. Like `mailNews`, it returns the order with the
 * mail in its history.
 */
export const mailOrder = async (
  database: Database,
  work: UnitOfWork,
  news: News,
): Promise<OrderDocument> => {
  const { order } = news
  const kind = kindOfMail(toOrder(news.id, order))
  const occasion = String(order.statusHistory.length)
  if (kind) await putWhatsappMessage(database, work, { ...news, kind })
  return kind ? putOrderMail(database, work, { ...news, kind, occasion }) : order
}

/** One mail per return, and one per refund, which may cover several returns. */
const occasionOf = ({ kind, order }: News & MessageOf): string => {
  const { returns = [], paidBack = [], lineChanges = 0 } = order
  if (kind === 'confirmed') return kind
  if (kind === 'changed') return `${kind}-${lineChanges}`
  if (kind !== 'refundPaid') return `${kind}-${returns.length}`
  const paid = returns.filter(({ refundPaid }) => refundPaid)
  return `${kind}-${paid.length + paidBack.length}`
}

/** Mails news other than a status: the confirmation, or the answer to a return. */
export const mailNews = async (
  database: Database,
  work: UnitOfWork,
  news: News & MessageOf,
): Promise<OrderDocument> => {
  await putWhatsappMessage(database, work, news)
  return putOrderMail(database, work, { ...news, occasion: occasionOf(news) })
}

/**
 * Mails a new order to the shop's own address, if the settings say so. Without a daily limit: a seller may have more
 * orders, and all would contend for one counter.
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
