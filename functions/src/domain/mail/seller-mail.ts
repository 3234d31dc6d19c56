import { textsOf } from '@bartan/contract/messages/texts/texts-of'
import type { Order } from '@bartan/contract/orders/schema'
import { DEFAULT_LANGUAGE } from '@bartan/contract/shop/languages'
import { toHtml, type Mail, type Sender } from './mail.ts'
import { addressOf, listOf } from './order-mail.ts'

export const sellerMail = (order: Order, shop: Pick<Sender, 'name'>): Mail => {
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
