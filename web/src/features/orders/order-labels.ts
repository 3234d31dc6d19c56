import { TEXTS } from '@bartan/contract/texts'
import type { Order } from '@bartan/contract/order'

export type Label = { text: string; tone: 'success' | 'warning' | 'danger' }

const yes = (text: string): Label => ({ text, tone: 'success' })
const notYet = (text: string): Label => ({ text, tone: 'warning' })

/** In the customer's list (spec §4). */
export const paidLabel = ({ isPaid }: Pick<Order, 'isPaid'>): Label =>
  isPaid ? yes(TEXTS.paid) : notYet(TEXTS.pending)

/** … beside what is to be expected of the delivery. */
export const deliveryLabel = (order: Pick<Order, 'isDelivered' | 'status'>): Label =>
  order.status === 'Cancelled' ? { text: order.status, tone: 'danger' } : deliveredLabel(order)

/** On the order's own page, payment … */
export const approvedLabel = ({ isPaid }: Pick<Order, 'isPaid'>): Label =>
  isPaid ? yes(TEXTS.approved) : notYet(TEXTS.pending)

/** … and delivery. */
export const deliveredLabel = ({ isDelivered }: Pick<Order, 'isDelivered'>): Label =>
  isDelivered ? yes(TEXTS.delivered) : notYet(TEXTS.pendingDelivery)

/** Units of all lines: what 'items' means to a customer. */
export const unitsOf = ({ orderItems }: Pick<Order, 'orderItems'>): number =>
  orderItems.reduce((sum, { quantity }) => sum + quantity, 0)

export const placeOf = ({ shippingAddress }: Pick<Order, 'shippingAddress'>): string =>
  `${shippingAddress.city}, ${shippingAddress.country}`
