import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { demoCustomers } from './demo-customers.ts'
import type { DemoProduct } from './demo-product.ts'
import { demoProducts } from './demo-products.ts'
import { random } from './random.ts'
import type { Phone } from '@bartan/contract/users/rules'

type DemoOrderLine = {
  sku: string
  /** '' if the product has no sizes (or colors). */
  size: string
  color: string
  quantity: number
}

export type DemoOrder = {
  /** Phone of one of the demo customers. */
  customer: Phone
  daysAgo: number
  status: OrderStatus
  lines: DemoOrderLine[]
}

const ORDERS = 96
const DAYS = 90
const OF_DEMO_CUSTOMER = 6

/** Relative weights of products that sell more than others; the first is meant to be the best seller. */
const FAVORITES: Readonly<Record<string, number>> = {
  'PRK-TFN-920': 30,
  'CEL-BTL-901': 15,
  'CEL-CSR-041': 9,
  'PRK-THL-001': 9,
  'ARI-BKT-501': 8,
  'PRK-PCK-305': 7,
  'CEL-LNB-720': 7,
  'SUP-STR-940': 6,
  'PRK-MSD-930': 6,
  'ARI-BMG-515': 5,
  'RYL-BWL-050': 5,
  'CEL-SIP-730': 5,
}

type Random = () => number

const weight = ({ sku }: DemoProduct) => FAVORITES[sku] ?? 1

const choose = (products: readonly DemoProduct[], next: Random): DemoProduct | undefined => {
  let left = next() * products.reduce((sum, product) => sum + weight(product), 0)
  return products.find((product) => {
    left -= weight(product)
    return left <= 0
  })
}

const oneOf = (choices: readonly string[], next: Random) =>
  choices[Math.floor(next() * choices.length)] ?? ''

const quantityOf = ({ price }: DemoProduct, next: Random) => {
  const most = price < 150 ? 4 : price < 500 ? 3 : 1
  return 1 + Math.floor(next() ** 2 * most)
}

const linesOf = (daysAgo: number, next: Random): DemoOrderLine[] => {
  const onSale = demoProducts.filter(({ createdDaysAgo }) => createdDaysAgo > daysAgo)
  const count = 1 + Math.floor(next() ** 1.6 * 4)
  const lines = new Map<string, DemoOrderLine>()
  for (let index = 0; index < count; index += 1) {
    const product = choose(onSale, next)
    if (!product || lines.has(product.sku)) continue
    lines.set(product.sku, {
      sku: product.sku,
      size: oneOf(product.sizes, next),
      color: oneOf(product.colors, next),
      quantity: quantityOf(product, next),
    })
  }
  return [...lines.values()]
}

const statusOf = (daysAgo: number, next: Random): OrderStatus => {
  if (next() < 0.06) return 'Cancelled'
  if (daysAgo < 2) return 'Processing'
  if (daysAgo < 5.5) return next() < 0.3 ? 'Processing' : 'Shipped'
  return 'Delivered'
}

const planOrder = (index: number): DemoOrder => {
  const next = random(7001 + index * 7919)
  // More sales lately than three months ago.
  const daysAgo = Math.round((0.2 + DAYS * ((index + next() * 0.8) / ORDERS) ** 1.25) * 100) / 100
  const every = Math.floor(ORDERS / OF_DEMO_CUSTOMER)
  const others = demoCustomers.slice(1)
  const buyer = index % every === 1 ? demoCustomers[0] : others[Math.floor(next() * others.length)]
  if (!buyer) throw new Error('There are no demo customers')
  return {
    customer: buyer.phone,
    daysAgo,
    status: statusOf(daysAgo, next),
    lines: linesOf(daysAgo, next),
  }
}

/** Orders of the past three months, newest first; the same on every machine. */
export const demoOrders: readonly DemoOrder[] = Array.from({ length: ORDERS }, (_, index) =>
  planOrder(index),
)
