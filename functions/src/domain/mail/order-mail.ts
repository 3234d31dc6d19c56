import type { MessageKind } from '@bartan/contract/messages/message-rules'
import { choiceIn } from '@bartan/contract/messages/texts/choice-in'
import type { MailTexts } from '@bartan/contract/messages/texts/mail-texts'
import { textsOf } from '@bartan/contract/messages/texts/texts-of'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { nameOf } from '@bartan/contract/products/names'
import { formatRupees } from '@bartan/contract/shared/format-rupees'
import { NO_MONEY, rupeesTotal } from '@bartan/contract/shared/money'
import { signatureOf, toHtml, type Mail, type Sender } from './mail.ts'
import {
  fillText,
  kindOf,
  languageOf,
  messageParagraphs,
  type MessageShop,
} from './order-message.ts'

export const listOf = (order: Order, texts: MailTexts): string => {
  const { orderItems, offer, couponCode, discount = NO_MONEY, shippingPrice, totalPrice } = order
  const language = languageOf(order)
  const named = couponCode ?? offer?.name
  return [
    ...orderItems.map((line) => {
      const { quantity, price } = line
      const choice = choiceIn(line, language)
      const sum = formatRupees(rupeesTotal([{ price, quantity }]))
      return `${quantity} × ${nameOf(line, language)}${choice && ` (${choice})`}: ${sum}`
    }),
    ...(discount > 0
      ? [
          fillText(texts.discount, {
            code: named ? ` (${named})` : '',
            sum: formatRupees(discount),
          }),
        ]
      : []),
    fillText(texts.shipping, {
      sum: shippingPrice === 0 ? texts.free : formatRupees(shippingPrice),
    }),
    fillText(texts.total, { sum: formatRupees(totalPrice) }),
  ].join('\n')
}

export const addressOf = ({ shippingAddress: to }: Order, texts: MailTexts): string =>
  [
    texts.address,
    `${to.firstName} ${to.lastName}`,
    to.address,
    `${to.city} ${to.postalCode}, ${to.country}`,
  ].join('\n')

/** The mail about an order's news; undefined if the settings switch it off. */
export const mailOf = (
  order: Order,
  kind: MessageKind,
  shop: Sender & MessageShop,
): Mail | undefined => {
  if (!shop.messages[kind].isSent) return undefined
  const texts = textsOf(languageOf(order))
  const { number, shippingAddress } = order
  const text = [
    fillText(texts.hello, { name: shippingAddress.firstName }),
    ...messageParagraphs(order, kind, shop),
    `${fillText(texts.order, { number })}\n${listOf(order, texts)}`,
    addressOf(order, texts),
    signatureOf(shop),
  ]
  return {
    // No customer's input: a line break in a subject would start another header.
    subject: fillText(texts.subject[kind], { shop: shop.name, number }),
    text: text.join('\n\n'),
    html: toHtml(text),
  }
}

/**
 * The message for an order's new status; undefined if there is none. If an admin takes a step back, an order is
 * Processing twice, but only the first time is mailed.
 */
export const kindOfMail = (order: Order): MessageKind | undefined => {
  const { message } = ruleOf(order.status)
  if (message === null) return undefined
  if (message !== 'placed') return kindOf(order)
  return order.statusHistory.length > 1 ? undefined : message
}
