import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { Sku } from '@bartan/contract/products/product-id'
import type { Phone } from '@bartan/contract/users/rules'
import orders from './data/orders.json' with { type: 'json' }
import reviews from './data/reviews.json' with { type: 'json' }

export type DemoOrder = {
  /** Phone of one of the demo customers. */
  customer: Phone
  daysAgo: number
  status: OrderStatus
  /** A size or color is '' if the product has none. */
  lines: { sku: Sku; size: string; color: string; quantity: number }[]
}

/** Orders of the past three months, newest first: more lately than before. */
export const demoOrders = orders as unknown as readonly DemoOrder[]

export type DemoReview = {
  /** Phone of one of the demo customers, to whom an order brought it. */
  customer: Phone
  sku: Sku
  stars: number
  text: string
  daysAgo: number
}

/** A few are in Hindi, as reviews in India are. The demo customer's own are left to be written. */
export const demoReviews = reviews as unknown as readonly DemoReview[]
