import { rupeesTotal } from '@bartan/contract/shared/money'
import type { Order } from '@bartan/contract/orders/schema'
import type { OrderStatus } from '@bartan/contract/orders/rules'
import { SHOP_TIME_ZONE } from '@bartan/contract/shared/shop-day'
import { TEXTS } from '@bartan/contract/shop/texts'
import { signatureOf, toHtml } from './mail.ts'
import type { Mail, Sender } from './mail.ts'

type Shop = Sender & { returnDays: number }

// Making these takes longer than the rest of a mail; at first use, so that no cold start waits for them.
let days: Intl.DateTimeFormat | undefined
let amounts: Intl.NumberFormat | undefined

const day = (time: string): string => {
  days ??= new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: SHOP_TIME_ZONE,
  })
  return days.format(new Date(time))
}

const money = (rupees: number): string => {
  amounts ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
  return `₹${amounts.format(rupees)}`
}

const placed = (order: Order): string[] => [
  'Thank you for your order. We are packing it.',
  `Estimated delivery: ${day(order.estimatedDelivery)}. You pay cash when it arrives.`,
]

const shipped = ({ totalPrice }: Order): string[] => [
  'Your order is on its way.',
  `Please have ${money(totalPrice)} ready: you pay cash when it arrives.`,
]

const delivered = (_order: Order, { returnDays }: Shop): string[] => [
  'Your order was delivered. We hope you like it.',
  ...(returnDays > 0
    ? [
        `Something not right? Eligible products can be given back within ${returnDays} days: see ${TEXTS.myOrders}.`,
      ]
    : []),
]

const cancelled = ({ isPaid }: Order): string[] => [
  'Your order is cancelled.',
  isPaid ? 'We will call you about your money.' : 'There is nothing to pay.',
]

const NEWS: Record<
  OrderStatus,
  { word: string; paragraphs: (order: Order, shop: Shop) => string[] }
> = {
  Processing: { word: 'placed', paragraphs: placed },
  Shipped: { word: 'shipped', paragraphs: shipped },
  Delivered: { word: 'delivered', paragraphs: delivered },
  Cancelled: { word: 'cancelled', paragraphs: cancelled },
}

const listOf = ({
  orderItems,
  couponCode,
  discount = 0,
  shippingPrice,
  totalPrice,
}: Order): string =>
  [
    ...orderItems.map(({ quantity, name, size, color, price }) => {
      const choice = [size, color].filter(Boolean).join(', ')
      const sum = money(rupeesTotal([{ price, quantity }]))
      return `${quantity} × ${name}${choice && ` (${choice})`}: ${sum}`
    }),
    ...(couponCode ? [`Discount (${couponCode}): −${money(discount)}`] : []),
    `Shipping: ${shippingPrice === 0 ? TEXTS.shippingFree : money(shippingPrice)}`,
    `Total: ${money(totalPrice)}`,
  ].join('\n')

const addressOf = ({ shippingAddress: to }: Order): string =>
  [
    'Delivery address:',
    `${to.firstName} ${to.lastName}`,
    to.address,
    `${to.city} ${to.postalCode}, ${to.country}`,
  ].join('\n')

/**
 * The mail about an order's state; undefined if there is no news. An order is Processing twice if an admin takes a
 * step back, but only the first time is news.
 */
export const orderMail = (order: Order, shop: Shop): Mail | undefined => {
  const { number, status, statusHistory, shippingAddress } = order
  if (status === 'Processing' && statusHistory.length > 1) return undefined
  const { word, paragraphs } = NEWS[status]
  const text = [
    `Hello ${shippingAddress.firstName},`,
    ...paragraphs(order, shop),
    `Order #${number}\n${listOf(order)}`,
    addressOf(order),
    signatureOf(shop),
  ]
  return {
    // Nothing that a customer typed: a line break in a subject would start another header.
    subject: `${shop.name}: your order #${number} is ${word}`,
    text: text.join('\n\n'),
    html: toHtml(text),
  }
}
