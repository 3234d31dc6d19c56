import { ruleOf } from '@bartan/contract/orders/order-process'
import { DEMO_CUSTOMER_PHONE } from './demo-customers.ts'
import { demoOrders } from './demo-orders.ts'
import { demoReviewTexts } from './demo-review-texts.ts'
import type { Phone } from '@bartan/contract/users/rules'

export type DemoReview = {
  /** Phone of one of the demo customers. */
  customer: Phone
  sku: string
  daysAgo: number
  stars: number
  text: string
}

/** Orders are delivered after a day; reviews follow some days later. */
const DAYS_OF_USE = 4

/**
 * Customers who received the product, and days since their order, earliest first. Leaves the demo customer's review
 * unwritten.
 */
const buyersOf = (sku: string): [phone: Phone, daysAgo: number][] => {
  const buyers = new Map<Phone, number>()
  for (const { status, customer, daysAgo, lines } of demoOrders.toReversed())
    if (
      ruleOf(status).returnable &&
      customer !== DEMO_CUSTOMER_PHONE &&
      !buyers.has(customer) &&
      lines.some((line) => line.sku === sku)
    )
      buyers.set(customer, daysAgo)
  return [...buyers]
}

/** Reviews by the demo's customers of delivered products. */
export const demoReviews: readonly DemoReview[] = Object.entries(demoReviewTexts).flatMap(
  ([sku, texts]) => {
    const buyers = buyersOf(sku)
    return texts.flatMap(([stars, text], index) => {
      const [customer, ordered] = buyers[index] ?? []
      if (customer === undefined || ordered === undefined) return []
      return [{ customer, sku, stars, text, daysAgo: Math.max(0.1, ordered - DAYS_OF_USE) }]
    })
  },
)
