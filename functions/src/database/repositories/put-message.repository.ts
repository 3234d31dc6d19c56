import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { plainPhone } from '@bartan/contract/users/rules'
import type { WhatsappEvent } from '@bartan/contract/whatsapp/rules'
import { eventOf, whatsappMessageOf, type WhatsappKind } from '#domain/whatsapp/message-of.ts'
import type { Database } from '../collections.ts'
import type { WhatsappMessageDocument } from '../operation-documents.ts'
import type { OrderDocument } from '../order-documents.ts'
import { toOrder } from '../to-order.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { stillAgrees } from './consent.repository.ts'

/** Longer than returns and complaints about an order take (TTL policy). */
const KEEP_DAYS = 90

/** Each return is decided once, and each may be paid back. */
const occasionOf = (event: WhatsappEvent, { returns = [], paidBack = [] }: OrderDocument) => {
  if (event === 'return_decided' && returns.length > 1) return `${event}-${returns.length}`
  const paid = returns.filter(({ refundPaid }) => refundPaid).length + paidBack.length
  return event === 'paid_back' && paid > 1 ? `${event}-${paid}` : event
}

/** In place of an order's id, for what is of none: no order has it, so that the release before finds nobody who agrees. */
export const NO_ORDER = 'none'

/** Numbers that may have WhatsApp. */
export const isMobile = (phone: string): boolean => /^[6-9]\d{9}$/.test(phone)

type Message = Pick<
  WhatsappMessageDocument,
  'orderId' | 'number' | 'event' | 'to' | 'template' | 'language' | 'params' | 'buttons' | 'about'
>

/** Puts a message into the outbox, from where it is sent. */
export const queueMessage = (
  { whatsappMessages, timestamp }: Pick<Database, 'whatsappMessages' | 'timestamp'>,
  work: UnitOfWork,
  { id, message, at }: { id: string; message: Message; at: Date },
): void =>
  work.createNext(whatsappMessages.doc(id), {
    ...message,
    state: 'queued',
    at: timestamp(at),
    error: null,
    sentAs: null,
    attempts: 0,
    leaseUntil: null,
    createdAt: timestamp(at),
    expiresAt: timestamp(new Date(at.getTime() + KEEP_DAYS * DAY_MS)),
  })

type News = { id: string; order: OrderDocument; at: Date; kind: WhatsappKind }

/**
 * Puts the message about an order's news into the outbox, in the transaction of the news. Its id is the order's and the
 * event's, so that it is there once, whatever is repeated. Two reads, where the customer agrees.
 */
export const putWhatsappMessage = async (
  database: Database,
  work: UnitOfWork,
  { id, order: document, at, kind }: News,
): Promise<void> => {
  if (!document.whatsapp?.agreed) return
  const shop = await database.currentSettings()
  const order = toOrder(id, document)
  const event = eventOf(kind, document)
  if (!event || !shop.whatsappMessages.on) return
  const phone = plainPhone(document.shippingAddress.phone)
  const messageId = `${id}-${occasionOf(event, document)}`
  const [isPut, agrees] = await Promise.all([
    work.read(database.whatsappMessages.doc(messageId)),
    stillAgrees(database, work, { consent: document.whatsapp, phone }),
  ])
  if (isPut || !agrees || !isMobile(phone)) return
  const message = {
    orderId: id,
    number: order.number,
    event,
    to: `+91${phone}`,
    ...whatsappMessageOf(order, { kind, event }, { ...shop, siteUrl: database.siteUrl }),
    about: document.userId,
  }
  queueMessage(database, work, { id: messageId, message, at })
}
