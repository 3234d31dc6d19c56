import { shippingAddressSchema } from '@bartan/contract/orders/address-schema'
import { phoneSchema } from '@bartan/contract/users/schema'
import { expect, it } from 'vitest'
import { DEMO_ADMIN_PHONE, DEMO_CUSTOMER_PHONE, demoCustomers } from './demo-customers.ts'
import { demoOrders } from './demo-orders.ts'
import { demoProducts } from './demo-products.ts'

const products = new Map(demoProducts.map((product) => [product.sku, product]))

it('has customers with a phone of their own and an address that checkout accepts', () => {
  expect(new Set(demoCustomers.map(({ phone }) => phone)).size).toBe(demoCustomers.length)
  for (const { phone, address } of demoCustomers) {
    expect(phoneSchema.safeParse(phone).error).toBeUndefined()
    expect(phone).toMatch(/^[6-9]/)
    expect(phone).not.toBe(DEMO_ADMIN_PHONE)
    expect(shippingAddressSchema.safeParse(address).error).toBeUndefined()
  }
})

it('sells what there is, in sizes and colors that it has, and not before it was there', () => {
  for (const { lines, daysAgo } of demoOrders) {
    expect(lines.length).toBeGreaterThan(0)
    for (const { sku, size, color, quantity } of lines) {
      const product = products.get(sku)
      expect(product?.sku).toBe(sku)
      expect(product?.sizes.length ? product.sizes : ['']).toContain(size)
      expect(product?.colors.length ? product.colors : ['']).toContain(color)
      expect(product?.createdDaysAgo).toBeGreaterThan(daysAgo)
      expect(quantity).toBeGreaterThan(0)
    }
  }
})

it('spans three months of known customers, with whatever became of them', () => {
  expect(demoOrders.length).toBeGreaterThanOrEqual(60)
  const phones = new Set(demoCustomers.map(({ phone }) => phone))
  for (const { customer, daysAgo } of demoOrders) {
    expect(phones).toContain(customer)
    expect(daysAgo).toBeGreaterThan(0)
    expect(daysAgo).toBeLessThanOrEqual(90.5)
  }
  const statuses = demoOrders.map(({ status }) => status)
  expect(new Set(statuses).size).toBeGreaterThanOrEqual(4)
  expect(statuses.filter((status) => status === 'Delivered').length).toBeGreaterThan(
    demoOrders.length / 2,
  )
})

it('gives the demo customer several orders', () => {
  const own = demoOrders.filter(({ customer }) => customer === DEMO_CUSTOMER_PHONE)
  expect(own.length).toBeGreaterThanOrEqual(3)
})

it('has one best seller, and it can be bought', () => {
  const sold = new Map<string, number>()
  for (const { status, lines } of demoOrders)
    for (const { sku, quantity } of status === 'Cancelled' ? [] : lines)
      sold.set(sku, (sold.get(sku) ?? 0) + quantity)
  const [first, second] = [...sold].sort((a, b) => b[1] - a[1])
  expect(first?.[1]).toBeGreaterThan(second?.[1] ?? 0)
  expect(products.get(first?.[0] ?? '')?.countInStock).toBeGreaterThan(0)
})
