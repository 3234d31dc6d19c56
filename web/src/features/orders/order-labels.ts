import { isCancelled } from '@bartan/contract/orders/order-process'
import { translateValue } from '#i18n/translate.ts'
import { text } from '#i18n/texts.ts'
import { t } from './texts.ts'
import type { Order } from '@bartan/contract/orders/schema'

export type Label = { text: string; tone: 'success' | 'warning' | 'danger' | 'neutral' }

const yes = (label: string): Label => ({ text: label, tone: 'success' })
const notYet = (label: string): Label => ({ text: label, tone: 'warning' })

type Facts = Pick<Order, 'status' | 'isPaid' | 'isDelivered'>

/** Spec §4's words are for orders that go on: of a cancelled one nothing is pending. */
const unlessCancelled = (order: Facts, cancelled: Label, label: Label): Label =>
  isCancelled(order.status) ? cancelled : label

const delivered = ({ isDelivered }: Facts): Label =>
  isDelivered ? yes(text('delivered')) : notYet(text('pendingDelivery'))

/** In the list, which says nowhere else that an order is cancelled. */
export const deliveryLabel = (order: Facts): Label =>
  unlessCancelled(order, { text: translateValue(order.status), tone: 'danger' }, delivered(order))

/** On the order's own page, beside its history. */
export const deliveredLabel = (order: Facts): Label =>
  unlessCancelled(order, { text: t('noDelivery'), tone: 'neutral' }, delivered(order))

/** Units of all lines, which is what 'items' means to a customer. */
export const unitsOf = ({ orderItems }: Pick<Order, 'orderItems'>): number =>
  orderItems.reduce((sum, { quantity }) => sum + quantity, 0)

export const placeOf = ({ shippingAddress }: Pick<Order, 'shippingAddress'>): string =>
  `${shippingAddress.city}, ${translateValue(shippingAddress.country)}`
