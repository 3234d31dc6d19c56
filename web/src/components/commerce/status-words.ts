import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import { translator } from '#i18n/translate.ts'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Language } from '@bartan/contract/shop/languages'

const { textIn } = translator('status', {
  received: 'We have your order',
  onItsWay: 'On its way',
  arrived: 'Arrived',
  cancelled: 'Cancelled',
})

/** A status as a shopper says it; the seller's words are of the desk. */
export const statusWords = (language: Language, status: OrderStatus): string => {
  if (isCancelled(status)) return textIn(language, 'cancelled')
  const { packable, money } = ruleOf(status)
  if (packable) return textIn(language, 'received')
  return textIn(language, money === 'booked' ? 'arrived' : 'onItsWay')
}
