import { newReviewSchema } from '@bartan/contract/reviews/schema'
import { expect, it } from 'vitest'
import { DEMO_CUSTOMER_PHONE } from './demo-customers.ts'
import { demoOrders, demoReviews } from './demo-orders.ts'

it('are such as the shop accepts, of what was delivered before', () => {
  for (const { customer, sku, daysAgo, stars, text } of demoReviews) {
    expect(newReviewSchema.parse({ stars, text })).toEqual({ stars, text })
    const delivery = demoOrders.find(
      (order) =>
        order.status === 'Delivered' &&
        order.customer === customer &&
        order.daysAgo > daysAgo &&
        order.lines.some((line) => line.sku === sku),
    )
    expect(delivery?.customer).toBe(customer)
  }
})

it('are one per customer and product, and leave the demo customer something to write', () => {
  const pairs = demoReviews.map(({ customer, sku }) => `${customer} ${sku}`)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(demoReviews.map(({ customer }) => customer)).not.toContain(DEMO_CUSTOMER_PHONE)
})
