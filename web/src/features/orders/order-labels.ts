import { word } from '../../copy/copy-of.ts'
import { text } from '../../copy/texts.ts'
import type { Order } from '@bartan/contract/order'

export type Label = { text: string; tone: 'success' | 'warning' | 'danger' }

const yes = (label: string): Label => ({ text: label, tone: 'success' })
const notYet = (label: string): Label => ({ text: label, tone: 'warning' })

/** In the customer's list (spec §4). */
export const paidLabel = ({ isPaid }: Pick<Order, 'isPaid'>): Label =>
  isPaid ? yes(text('paid')) : notYet(text('pending'))

/** … beside what is to be expected of the delivery. */
export const deliveryLabel = (order: Pick<Order, 'isDelivered' | 'status'>): Label =>
  order.status === 'Cancelled'
    ? { text: word(order.status), tone: 'danger' }
    : deliveredLabel(order)

/** On the order's own page, payment … */
export const approvedLabel = ({ isPaid }: Pick<Order, 'isPaid'>): Label =>
  isPaid ? yes(text('approved')) : notYet(text('pending'))

/** … and delivery. */
export const deliveredLabel = ({ isDelivered }: Pick<Order, 'isDelivered'>): Label =>
  isDelivered ? yes(text('delivered')) : notYet(text('pendingDelivery'))

/** Units of all lines, which is what 'items' means to a customer. */
export const unitsOf = ({ orderItems }: Pick<Order, 'orderItems'>): number =>
  orderItems.reduce((sum, { quantity }) => sum + quantity, 0)

export const placeOf = ({ shippingAddress }: Pick<Order, 'shippingAddress'>): string =>
  `${shippingAddress.city}, ${word(shippingAddress.country)}`
