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

/** Spec §4's words are for active orders; a cancelled one has its own. */
const unlessCancelled = (order: Facts, cancelled: Label, label: Label): Label =>
  isCancelled(order.status) ? cancelled : label

const delivered = (language: Language, { isDelivered }: Facts): Label =>
  isDelivered
    ? yes(specTextIn(language, 'delivered'))
    : notYet(specTextIn(language, 'pendingDelivery'))

/** Label in the list, where it is the only sign of a cancellation. */
export const deliveryLabel = (language: Language, order: Facts): Label =>
  unlessCancelled(
    order,
    { text: translateValue(language, order.status), tone: 'danger' },
    delivered(language, order),
  )

/** Label on the order's own page, beside its timeline. */
export const deliveredLabel = (language: Language, order: Facts): Label =>
  unlessCancelled(
    order,
    { text: textIn(language, 'noDelivery'), tone: 'neutral' },
    delivered(language, order),
  )

/** Number of units in all lines, which customers call 'items'. */
export const unitsOf = ({ orderItems }: Pick<Order, 'orderItems'>): number =>
  orderItems.reduce((sum, { quantity }) => sum + quantity, 0)

export const placeOf = (
  language: Language,
  { shippingAddress }: Pick<Order, 'shippingAddress'>,
): string => `${shippingAddress.city}, ${translateValue(language, shippingAddress.country)}`
