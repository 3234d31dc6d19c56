import { isCancelled, isOpen, ruleOf } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { statusWords } from '#components/commerce/shown-status.tsx'
import { formatDayOfMonth, formatShortDay } from '#components/ui/format-date.ts'
import { specTextIn } from '#i18n/texts.ts'
import { textIn } from './texts.ts'

type Facts = Pick<Order, 'status' | 'isPaid' | 'isDelivered'>

/** Spec §4's word for the payment, which differs on the order's own page; a cancelled order has nothing to pay. */
export const paymentLabel = (
  language: Language,
  { status, isPaid }: Facts,
  paid: 'paid' | 'approved' = 'paid',
): string =>
  isCancelled(status)
    ? textIn(language, 'noPayment')
    : specTextIn(language, isPaid ? paid : 'pending')

/** The delivery in the spec's words; that an order is cancelled is said beside. */
export const deliveryLabel = (language: Language, { status, isDelivered }: Facts): string =>
  isCancelled(status)
    ? textIn(language, 'noDelivery')
    : specTextIn(language, isDelivered ? 'delivered' : 'pendingDelivery')

/** "Steel Thali + 2 more": the goods by which an order is known again. */
export const goodsOf = (language: Language, { orderItems }: Pick<Order, 'orderItems'>): string => {
  const [first, ...others] = orderItems
  const name = first ? nameOf(language, first) : ''
  return others.length === 0 ? name : textIn(language, 'andMore', { name, count: others.length })
}

/** When it arrives, or arrived. A past day is no promise. */
const arrivalOf = (language: Language, order: Order, now: number): string => {
  const { status, estimatedDelivery, deliveredAt } = order
  // As on cards: scripts wider than Latin leave the weekday out.
  const format = language === DEFAULT_LANGUAGE ? formatShortDay : formatDayOfMonth
  const { packable, leftShop, money } = ruleOf(status)
  const isOnItsWay = leftShop && money !== 'booked'
  if (packable || isOnItsWay) {
    const isLate = dayOf(new Date(now)) > dayOf(new Date(estimatedDelivery))
    const day = format(language, estimatedDelivery)
    return textIn(language, isLate ? 'isLate' : 'arrives', { day })
  }
  return deliveredAt && !isCancelled(status)
    ? textIn(language, 'arrivedOn', { day: format(language, deliveredAt) })
    : statusWords(language, status)
}

/** "Arrives Sun 29 Nov · ₹849 cash". */
export const sentenceOf = (language: Language, order: Order, now: number): string => {
  const { status, toCollect, totalPrice } = order
  const sum =
    isOpen(status) && toCollect > 0
      ? textIn(language, 'cash', { sum: formatRupees(toCollect) })
      : formatRupees(totalPrice)
  return [arrivalOf(language, order, now), sum].join(' · ')
}
