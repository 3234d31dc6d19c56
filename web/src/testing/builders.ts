import type { Cart, CartLine } from '@bartan/contract/cart/schema'
import type { Checkout } from '@bartan/contract/checkout/schema'
import { ORDER_STATUSES, type OrderStatus } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { rupees } from '@bartan/contract/shared/money'
import { asOrderNumber } from '@bartan/contract/testing/brands'
import { addressOf } from '@bartan/contract/testing/people'
import { asPhone } from '@bartan/contract/users/rules'
import type { SignedIn, User } from '@bartan/contract/users/schema'
import type { Shop } from '#lib/shop-settings.ts'

const [KITCHEN] = CATEGORIES

/** Wire shapes for tests: each states only what matters to it. */

export const asha: User = {
  _id: 'u1',
  name: 'Asha Rao',
  phone: asPhone('9876543210'),
  role: 'customer',
}

/** The settings of a shop that can be reached. */
export const aShop: Shop = {
  ...DEFAULT_SHOP,
  phone: '+91 98000 12345',
  email: 'hello@ghar.example',
  address: ['1 Lake Road', 'Pune 411001'],
}

/** An ID token as far as the browser reads it: its expiry. */
export const aToken = (lastsSeconds = 3600, mark = ''): string =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + lastsSeconds, mark }))}.s`

export const signedInAs = (user: User): SignedIn => ({
  user,
  token: aToken(),
  customToken: 'custom',
})

export const aProduct = (some: Partial<Product> = {}): Product => ({
  _id: asProductId('thali'),
  name: 'Steel Thali',
  description: 'Rings like a bell.',
  price: rupees(199),
  countInStock: 9,
  sku: asSku('THA-1'),
  category: KITCHEN,
  brand: 'Omax',
  sizes: ['Small', 'Large'],
  colors: ['Red', 'Blue'],
  collection: 'Everyday',
  material: 'Steel',
  images: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...some,
})

export const aLine = (some: Partial<CartLine> = {}): CartLine => ({
  productId: asProductId('thali'),
  name: 'Steel Thali',
  image: '',
  price: rupees(199),
  size: 'Small',
  color: 'Red',
  quantity: 1,
  available: true,
  countInStock: 9,
  ...some,
})

/** A cart with these lines and their total. */
export const aCart = (owner: Pick<Cart, 'userId' | 'guestId'>, ...products: CartLine[]): Cart => ({
  ...owner,
  products,
  totalPrice: rupees(
    products
      .filter(({ available }) => available)
      .reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  ),
})

const anAddress = addressOf(asPhone('9876543210'))

const orderLine = ({ available: _available, countInStock: _stock, ...line }: CartLine) => line

export const aCheckout = (some: Partial<Checkout> = {}): Checkout => ({
  _id: 'c1',
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
  checkoutItems: [orderLine(aLine())],
  shippingAddress: anAddress,
  paymentMethod: 'COD',
  itemsPrice: rupees(199),
  shippingPrice: rupees(50),
  totalPrice: rupees(249),
  isFinalized: false,
  ...some,
})

/** Its number is its _id, unless a test says another: so tests of several orders can tell them apart. */
export const anOrder = ({ _id = 'o1', ...some }: Partial<Order> = {}): Order => ({
  _id,
  number: asOrderNumber(_id),
  checkoutId: 'c1',
  createdAt: '2026-11-20T10:00:00.000Z',
  estimatedDelivery: '2026-11-21T10:00:00.000Z',
  user: { _id: asha._id, name: asha.name, phone: asha.phone },
  orderItems: [orderLine(aLine())],
  shippingAddress: anAddress,
  paymentMethod: 'COD',
  itemsPrice: rupees(199),
  shippingPrice: rupees(50),
  totalPrice: rupees(249),
  toCollect: rupees(249),
  isPaid: false,
  isDelivered: false,
  confirmation: { state: 'unasked', attempts: 0 },
  status: 'Processing',
  statusHistory: [
    {
      status: 'Processing',
      at: '2026-11-20T10:00:00.000Z',
      by: { _id: asha._id, name: asha.name, role: 'customer' },
    },
  ],
  ...some,
})

/** How many orders have which status: none but those that are named. */
export const statusCounts = (
  some: Partial<Record<OrderStatus, number>> = {},
): Record<OrderStatus, number> =>
  Object.fromEntries(ORDER_STATUSES.map((status) => [status, some[status] ?? 0])) as Record<
    OrderStatus,
    number
  >
