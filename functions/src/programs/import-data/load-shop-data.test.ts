import { asSku } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { rupees } from '@bartan/contract/shared/money'
import type { ShopData } from '@bartan/contract/shop-data'
import { asPhone } from '@bartan/contract/users/rules'
import { describe, expect, it } from 'vitest'
import { findUnfinished } from '#database/migrations/find-unfinished.ts'
import { MIGRATIONS } from '#database/migrations/migrations.ts'
import { anAddress, chargesOf } from '#testing/builders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { pastChanges } from './load-orders.ts'
import { loadShopData } from './load-shop-data.ts'
import { parseShopData } from './shop-data-schema.ts'
import { productIdOf } from './stable-id.ts'

const [KITCHEN] = CATEGORIES

const aShopProduct = (product: Partial<ShopData['products'][number]> = {}) => ({
  name: 'Steel Bottle',
  description: 'Keeps water cool all day.',
  price: rupees(149.5),
  originalPrice: rupees(199),
  mrp: rupees(249),
  countInStock: 7,
  sku: asSku('BOTTLE'),
  category: KITCHEN,
  brand: 'Prakash',
  sizes: ['Small'],
  colors: ['Red', 'Blue'],
  collection: 'Everyday',
  material: 'Steel',
  images: [
    { url: '/images/upload/v1/products/red.webp', altText: 'Red' },
    { url: '/images/upload/v1/products/blue.webp', altText: 'Blue' },
  ],
  createdAt: '2026-10-01T10:00:00.000Z',
  ...product,
})

const anOrder = (order: Partial<ShopData['orders'][number]> = {}) => ({
  phone: asPhone('8888888888'),
  createdAt: '2026-11-01T10:00:00.000Z',
  status: 'Delivered' as const,
  shippingAddress: anAddress(),
  lines: [{ sku: asSku('BOTTLE'), size: 'Small', color: 'Blue', quantity: 2 }],
  ...order,
})

const TIFFIN_LINE = { sku: asSku('TIFFIN'), size: '3 L', color: 'Red', quantity: 1 }

const data: ShopData = {
  accounts: [
    { name: 'Meera', phone: asPhone('9999999999'), password: 'Admin@1234', role: 'admin' },
    { name: 'Asha', phone: asPhone('8888888888'), password: 'Shopper@123', role: 'customer' },
  ],
  products: [
    aShopProduct(),
    aShopProduct({ sku: asSku('MUG'), name: 'Mug', countInStock: 0 }),
    aShopProduct({
      sku: asSku('TIFFIN'),
      name: 'Tiffin',
      variants: [
        { size: '1 L', color: 'Red', sku: asSku('TIFFIN-1'), countInStock: 4, price: rupees(499) },
        { size: '3 L', color: 'Red', sku: asSku('TIFFIN-3'), countInStock: 2, price: rupees(899) },
      ],
    }),
  ],
  orders: [
    anOrder(),
    anOrder({ status: 'Cancelled', createdAt: '2026-11-02T10:00:00.000Z' }),
    anOrder({ status: 'Processing', createdAt: '2026-11-03T10:00:00.000Z' }),
    anOrder({ createdAt: '2026-10-20T10:00:00.000Z', lines: [TIFFIN_LINE] }),
  ],
  reviews: [
    {
      phone: asPhone('8888888888'),
      sku: asSku('BOTTLE'),
      stars: 4,
      text: 'Good',
      createdAt: '2026-11-05T10:00:00.000Z',
    },
  ],
}

const shop = await startTestShop()

// Twice, as after a load that was interrupted.
for (let i = 0; i < 2; i++) await loadShopData(shop.shop, data, () => {})

const logIn = async (phone: string, password: string) =>
  (await shop.post('/api/users/login', { phone, password })).body

describe('a loaded shop', () => {
  it('has nothing that a migration would change', async () => {
    for (const migration of MIGRATIONS)
      expect(await findUnfinished(shop.database, migration)).toEqual([])
  })

  it('lets its accounts log in', async () => {
    expect((await logIn('9999999999', 'Admin@1234')).user).toMatchObject({
      name: 'Meera',
      role: 'admin',
    })
    expect((await logIn('8888888888', 'Shopper@123')).user.role).toBe('customer')
  })

  it('sells its products, the most sold one first', async () => {
    expect((await shop.get('/api/products?sortBy=popularity')).body).toMatchObject([
      { sku: asSku('BOTTLE'), price: 149.5, originalPrice: 199 },
      { sku: asSku('TIFFIN') },
      { sku: asSku('MUG') },
    ])
    expect(await shop.readProduct(productIdOf(asSku('BOTTLE')))).toMatchObject({
      countInStock: 7,
      sold: 4,
      price: 14_950,
      mrp: 24_900,
    })
  })

  it('has been given what was collected at the door, as by a driver on the next morning', async () => {
    const admin = await logIn('9999999999', 'Admin@1234')
    const { body } = await shop.as(admin).get('/api/admin/cash?from=2026-10-20&to=2026-11-05')
    expect(body.totals.collected).toBeGreaterThan(0)
    expect(body.totals).toMatchObject({ handedOver: body.totals.collected, open: 0 })
  })

  it('has its past orders once, with what came of them', async () => {
    const asha = await logIn('8888888888', 'Shopper@123')
    expect((await shop.as(asha).get('/api/orders/my-orders')).body).toMatchObject([
      { status: 'Processing', isPaid: false, isDelivered: false, statusHistory: [{}] },
      { status: 'Cancelled', isPaid: false, statusHistory: [{}, { by: { role: 'admin' } }] },
      {
        status: 'Delivered',
        createdAt: '2026-11-01T10:00:00.000Z',
        isPaid: true,
        paidAt: '2026-11-02T10:00:00.000Z',
        isDelivered: true,
        deliveredAt: '2026-11-02T10:00:00.000Z',
        ...chargesOf(299),
        orderItems: [{ image: '/images/upload/v1/products/blue.webp', color: 'Blue', quantity: 2 }],
      },
      { orderItems: [{ size: '3 L', color: 'Red', price: 899, sku: asSku('TIFFIN-3') }] },
    ])
  })

  it('has reviews, which their customer may write anew', async () => {
    const path = `/api/products/${productIdOf(asSku('BOTTLE'))}`
    const review = { author: 'Asha', stars: 4, createdAt: '2026-11-05T10:00:00.000Z' }
    expect((await shop.get(`${path}/reviews`)).body).toMatchObject([review])
    expect((await shop.get(path)).body.rating).toEqual({ average: 4, count: 1 })
    const asha = await logIn('8888888888', 'Shopper@123')
    const { body } = await shop.as(asha).get(`${path}/reviews/mine`)
    expect(body).toMatchObject({ canReview: true, review })
  })

  it('has a ledger that adds up to what is in stock', async () => {
    const id = productIdOf(asSku('BOTTLE'))
    const movements = await shop.database.stockMovements.where('productId', '==', id).get()
    const quantities = movements.docs.map((movement) => movement.data().quantity)
    expect(quantities.toSorted((a, b) => a - b)).toEqual([-2, -2, -2, 2, 11])
  })

  it('has variants, each with its price, its stock and a ledger of its own', async () => {
    const id = productIdOf(asSku('TIFFIN'))
    expect((await shop.get(`/api/products/${id}`)).body).toMatchObject({
      price: 499,
      priceMax: 899,
      countInStock: 6,
      sizes: ['1 L', '3 L'],
      colors: ['Red'],
      variants: [
        { sku: asSku('TIFFIN-1'), price: 499 },
        { sku: asSku('TIFFIN-3'), countInStock: 2 },
      ],
    })
    const movements = await shop.database.stockMovements.where('productId', '==', id).get()
    const entries = movements.docs.map((movement) => {
      const { variant, quantity } = movement.data()
      return `${variant?.sku ?? ''} ${variant?.size ?? ''} ${quantity}`
    })
    expect(entries.toSorted()).toEqual(['TIFFIN-1 1 L 4', 'TIFFIN-3 3 L -1', 'TIFFIN-3 3 L 3'])
  })
})

describe('the file', () => {
  it('is taken as it is where it holds a shop', () => {
    expect(parseShopData(JSON.stringify(data))).toEqual(data)
  })

  it('is refused with what is wrong in it', () => {
    const faulty = {
      ...data,
      products: [aShopProduct({ price: rupees(-1), category: 'Nothing of ours' })],
    }
    expect(() => parseShopData(JSON.stringify(faulty))).toThrow('products.0.category')
    const orphan = { ...data, orders: [anOrder({ phone: asPhone('7777777777') })] }
    expect(() => parseShopData(JSON.stringify(orphan))).toThrow('7777777777, who has no account')
    const unknown = { ...data, products: [aShopProduct({ sku: asSku('OTHER') })] }
    expect(() => parseShopData(JSON.stringify(unknown))).toThrow('SKU BOTTLE, which no product has')
    const hearsay = {
      ...data,
      reviews: data.reviews?.map((one) => ({ ...one, sku: asSku('OTHER') })),
    }
    expect(() => parseShopData(JSON.stringify(hearsay))).toThrow('8888888888 of OTHER')
    const twice = { ...data, products: [aShopProduct(), aShopProduct()] }
    expect(() => parseShopData(JSON.stringify(twice))).toThrow('the same SKU')
    const none = { ...data, orders: [anOrder({ lines: [{ ...TIFFIN_LINE, size: '9 L' }] })] }
    expect(() => parseShopData(JSON.stringify(none))).toThrow('no variant of TIFFIN: 9 L Red')
  })
})

const placed = new Date('2026-11-01T10:00:00Z')
const later = new Date('2026-11-20T10:00:00Z')

const statuses = (changes: { status: string }[]) => changes.map(({ status }) => status)

it('begins with the customer, and goes on with the admin', () => {
  const changes = pastChanges('Delivered', placed, later)
  expect(statuses(changes)).toEqual(['Processing', 'Shipped', 'Delivered'])
  expect(changes.map(({ by }) => by)).toEqual(['customer', 'admin', 'admin'])
  expect(changes.at(-1)?.at).toEqual(new Date('2026-11-02T10:00:00Z'))
})

it('ends where the order is', () => {
  expect(statuses(pastChanges('Processing', placed, later))).toEqual(['Processing'])
  expect(statuses(pastChanges('Shipped', placed, later))).toEqual(['Processing', 'Shipped'])
  expect(statuses(pastChanges('Cancelled', placed, later))).toEqual(['Processing', 'Cancelled'])
})

it('has nothing in the future', () => {
  const now = new Date('2026-11-01T11:00:00Z')
  expect(pastChanges('Delivered', placed, now).at(-1)?.at).toEqual(now)
})
