import { asSku } from '@bartan/contract/products/product-id'
import type { ProductImage } from '@bartan/contract/products/schema'
import type { SellerSettings } from '@bartan/contract/settings/settings'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { ShopAccount, ShopData, ShopOrder, ShopReview } from '@bartan/contract/shop-data'
import seller from './data/seller.json' with { type: 'json' }
import { DEMO_ADMIN_PHONE, demoCustomers, type DemoCustomer } from './demo-customers.ts'
import { demoOrders, demoReviews, type DemoOrder, type DemoReview } from './demo-orders.ts'
import { shopCategory, type DemoProduct } from './demo-product.ts'
import { demoProducts } from './demo-products.ts'
import { generateProducts } from './generate-products.ts'

/** Contents of a new shop: the demo, only an admin, or a number of generated products. */
export type Seed = 'demo' | 'empty' | number

/** Contract §1. */
export const ADMIN_PASSWORD = 'Admin@1234'
const CUSTOMER_PASSWORD = 'Shopper@123'

const admin: ShopAccount = {
  name: 'Store Admin',
  phone: DEMO_ADMIN_PHONE,
  password: ADMIN_PASSWORD,
  role: 'admin',
}

const toAccount = ({ name, phone, email }: DemoCustomer): ShopAccount => ({
  name,
  phone,
  ...(email && { email }),
  password: CUSTOMER_PASSWORD,
  role: 'customer',
})

const daysBefore = (now: number, days: number) => new Date(now - days * DAY_MS).toISOString()

const toProduct = (
  {
    form: _form,
    measures: _measures,
    picturesOf: _picturesOf,
    createdDaysAgo,
    category,
    sku,
    ...product
  }: DemoProduct,
  images: ProductImage[],
  now: number,
): ShopData['products'][number] => ({
  ...product,
  sku: asSku(sku),
  category: shopCategory(category),
  images,
  createdAt: daysBefore(now, createdDaysAgo),
})

const addressOf = (phone: string) => {
  const customer = demoCustomers.find((one) => one.phone === phone)
  if (!customer) throw new Error(`No demo customer has the phone ${phone}`)
  return customer.address
}

const toOrder = ({ customer, daysAgo, status, lines }: DemoOrder, now: number): ShopOrder => ({
  phone: customer,
  createdAt: daysBefore(now, daysAgo),
  status,
  shippingAddress: addressOf(customer),
  lines,
})

const toReview = ({ customer, daysAgo, ...review }: DemoReview, now: number): ShopReview => ({
  ...review,
  phone: customer,
  createdAt: daysBefore(now, daysAgo),
})

/** Products of a seed: the demo's, none, or generated ones. */
export const productsOf = (seed: Seed): readonly DemoProduct[] => {
  if (seed === 'empty') return []
  return seed === 'demo' ? demoProducts : generateProducts(seed)
}

export const composeShop = (
  seed: Seed,
  imagesOf: (product: DemoProduct) => ProductImage[],
): ShopData => {
  const now = Date.now()
  const customers = seed === 'empty' ? [] : demoCustomers
  return {
    accounts: [admin, ...customers.map(toAccount)],
    products: productsOf(seed).map((product) => toProduct(product, imagesOf(product), now)),
    orders: seed === 'demo' ? demoOrders.map((order) => toOrder(order, now)) : [],
    ...(seed !== 'empty' && { settings: seller as SellerSettings }),
    ...(seed === 'demo' && { reviews: demoReviews.map((review) => toReview(review, now)) }),
  }
}
