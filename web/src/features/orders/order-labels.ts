import { isCancelled } from '@bartan/contract/orders/order-process'
import { translateValue } from '#i18n/translate.ts'
import { specTextIn } from '#i18n/texts.ts'
import { textIn } from './texts.ts'
import type { Order } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'

export type Label = { text: string; tone: 'success' | 'warning' | 'danger' | 'neutral' }

const yes = (label: string): Label => ({ text: label, tone: 'success' })
const notYet = (label: string): Label => ({ text: label, tone: 'warning' })

type Facts = Pick<Order, 'status' | 'isPaid' | 'isDelivered'>

/** Spec §4's words are for orders that go on: of a cancelled one nothing is pending. */
const unlessCancelled = (order: Facts, cancelled: Label, label: Label): Label =>
  isCancelled(order.status) ? cancelled : label

const delivered = (language: Language, { isDelivered }: Facts): Label =>
  isDelivered
    ? yes(specTextIn(language, 'delivered'))
    : notYet(specTextIn(language, 'pendingDelivery'))

/** In the list, which says nowhere else that an order is cancelled. */
export const deliveryLabel = (language: Language, order: Facts): Label =>
  unlessCancelled(
    order,
    { text: translateValue(language, order.status), tone: 'danger' },
    delivered(language, order),
  )

/** On the order's own page, beside its history. */
export const deliveredLabel = (language: Language, order: Facts): Label =>
  unlessCancelled(
    order,
    { text: textIn(language, 'noDelivery'), tone: 'neutral' },
    delivered(language, order),
  )

/** Units of all lines, which is what 'items' means to a customer. */
export const unitsOf = ({ orderItems }: Pick<Order, 'orderItems'>): number =>
  orderItems.reduce((sum, { quantity }) => sum + quantity, 0)

export const placeOf = (
  language: Language,
  { shippingAddress }: Pick<Order, 'shippingAddress'>,
): string => `${shippingAddress.city}, ${translateValue(language, shippingAddress.country)}`
