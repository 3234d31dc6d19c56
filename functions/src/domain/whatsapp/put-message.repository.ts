import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { plainPhone } from '@bartan/contract/users/rules'
import type { WhatsappEvent } from '@bartan/contract/whatsapp/rules'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import { toOrder } from '#database/to-order.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { stillAgrees } from './consent.repository.ts'
import { eventOf, whatsappMessageOf, type WhatsappKind } from './message-of.ts'

/** Longer than returns and complaints about an order take (TTL policy). */
const KEEP_DAYS = 90

/** Each return is decided once, and each may be paid back. */
const occasionOf = (event: WhatsappEvent, { returns = [], paidBack = [] }: OrderDocument) => {
  if (event === 'return_decided' && returns.length > 1) return `${event}-${returns.length}`
  const paid = returns.filter(({ refundPaid }) => refundPaid).length + paidBack.length
  return event === 'paid_back' && paid > 1 ? `${event}-${paid}` : event
}

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
  const reference = database.whatsappMessages.doc(`${id}-${occasionOf(event, document)}`)
  const [isPut, agrees] = await Promise.all([
    work.read(reference),
    stillAgrees(database, work, { consent: document.whatsapp, phone }),
  ])
  if (isPut || !agrees || !/^[6-9]\d{9}$/.test(phone)) return
  work.createNext(reference, {
    orderId: id,
    number: order.number,
    event,
    to: `+91${phone}`,
    ...whatsappMessageOf(order, { kind, event }, shop),
    about: document.userId,
    state: 'queued',
    at: database.timestamp(at),
    error: null,
    sentAs: null,
    attempts: 0,
    leaseUntil: null,
    createdAt: database.timestamp(at),
    expiresAt: database.timestamp(new Date(at.getTime() + KEEP_DAYS * DAY_MS)),
  })
}
