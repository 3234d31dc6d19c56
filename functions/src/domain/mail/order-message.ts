import { extraParagraphs } from '@bartan/contract/messages/default-message'
import type { MessageField, MessageKind } from '@bartan/contract/messages/message-rules'
import type { MailTexts } from '@bartan/contract/messages/texts/mail-texts'
import { textsOf } from '@bartan/contract/messages/texts/texts-of'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import type { Settings } from '@bartan/contract/settings/settings'
import { formatRupees } from '@bartan/contract/shared/format-rupees'
import { SHOP_TIME_ZONE } from '@bartan/contract/shared/shop-day'
import { DEFAULT_LANGUAGE, formatsOf, type Language } from '@bartan/contract/shop/languages'

export type MessageShop = Pick<Settings, 'messages' | 'returnDays'>

// Creating these takes longer than the rest of a message, so it waits for the first use, after a cold start. Bounded by
// the shop's languages.
const days = new Map<Language, Intl.DateTimeFormat>()

const dayIn = (language: Language, time: string): string => {
  const format =
    days.get(language) ??
    new Intl.DateTimeFormat(formatsOf(language), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: SHOP_TIME_ZONE,
    })
  days.set(language, format)
  return format.format(new Date(time))
}

/** The language of the pages on which it was ordered. */
export const languageOf = ({ language }: Order): Language => language ?? DEFAULT_LANGUAGE

export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** The return that was answered last; a later one may wait for its answer. */
const answeredOf = ({ returns }: Order) => returns?.findLast(({ state }) => state !== 'requested')

/** The amount of the last payment, or what the last return made due. */
const refundOf = (order: Order, isPaid: boolean): string => {
  const sum = isPaid ? order.paidBack?.at(-1)?.amount : answeredOf(order)?.refund
  return sum ? formatRupees(sum) : ''
}

/** What a message may name of an order; '' where it has no such value. */
export const messageValues = (
  order: Order,
  kind: MessageKind | 'arriving',
  { returnDays }: MessageShop,
): Record<MessageField, string> => {
  const { number, shippingAddress, toCollect, shipment, paidBack = [] } = order
  return {
    name: shippingAddress.firstName,
    number,
    total: formatRupees(toCollect),
    delivery: dayIn(languageOf(order), order.estimatedDelivery),
    courier: shipment?.courier ?? '',
    awb: shipment?.awb ?? '',
    link: shipment?.trackUrl ?? '',
    refund: refundOf(order, kind === 'refundPaid'),
    reference: paidBack.at(-1)?.reference ?? '',
    reason: answeredOf(order)?.declineReason ?? '',
    days: String(returnDays),
  }
}

/** Their last paragraph asks for cash at the door. */
const ASKS_FOR_CASH: ReadonlySet<MessageKind> = new Set(['placed', 'changed', 'shipped'])

/** A cancelled order with a payment mentions the refund. */
const usualOf = (kind: MessageKind, order: Order, texts: MailTexts): string[] => {
  const paragraphs = texts.usual[kind].split('\n\n')
  const isOver = kind === 'cancelled' || kind === 'outOfStock'
  const isOwed = isOver && (order.isPaid || order.refund?.state === 'due')
  if (ASKS_FOR_CASH.has(kind) && order.toCollect === 0) return paragraphs.slice(0, -1)
  return isOwed ? [...paragraphs.slice(0, -1), texts.callYou] : paragraphs
}

/** Without a number of days, the text leaves out returns. */
const hasValue = (field: MessageField, value: string): boolean =>
  field === 'days' ? Number(value) > 0 : value !== ''

/** The settings' text in the order's language; by default the usual one. */
const ownOf = (kind: MessageKind, language: Language, { messages }: MessageShop): string => {
  const { text, textIn } = messages[kind]
  return language === DEFAULT_LANGUAGE ? text : (textIn[language] ?? '')
}

/** A message's paragraphs without greeting and signature. */
export const messageParagraphs = (order: Order, kind: MessageKind, shop: MessageShop): string[] => {
  const language = languageOf(order)
  const texts = textsOf(language)
  const values = messageValues(order, kind, shop)
  const own = ownOf(kind, language, shop)
  const paragraphs = own
    ? own.split(/\n\s*\n/)
    : [
        ...usualOf(kind, order, texts),
        ...extraParagraphs(kind, texts, (field) => hasValue(field, values[field])),
      ]
  return paragraphs.map((paragraph) => fillText(paragraph, values))
}

/** The message for an order's status, or for its last status that has one. */
export const kindOf = ({
  status,
  statusHistory,
  cancelReason,
  confirmation,
}: Order): MessageKind => {
  const kind =
    ruleOf(status).message ??
    statusHistory.map((change) => ruleOf(change.status).message).findLast(Boolean) ??
    'placed'
  if (kind === 'placed' && confirmation.state === 'confirmed') return 'confirmed'
  return kind === 'cancelled' && cancelReason === 'out_of_stock' ? 'outOfStock' : kind
}

/** An order's latest news: the answer to its return, if there is one. */
export const latestKindOf = (order: Order): MessageKind => {
  const answered = answeredOf(order)
  if (!answered || !ruleOf(order.status).returnable) return kindOf(order)
  if (answered.state === 'declined') return 'returnDeclined'
  return answered.refundState === 'paid' ? 'refundPaid' : 'returned'
}

/** A message for WhatsApp, sent from the shop's own phone. */
export const chatMessage = (order: Order, shop: MessageShop & Pick<Settings, 'name'>): string =>
  [
    fillText(textsOf(languageOf(order)).hello, { name: order.shippingAddress.firstName }),
    ...messageParagraphs(order, latestKindOf(order), shop),
    `${shop.name} · #${order.number}`,
  ].join('\n\n')
