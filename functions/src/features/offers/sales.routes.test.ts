import { describe, expect, it } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { aChoice, anAddress, newGuestId } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { startTestShop, type TestShop, startShop } from '#testing/start-test-shop.ts'

const ENDS = () => new Date(shop.clock.now().getTime() + 3_600_000).toISOString()

const { shop, admin, asha } = await startShop()
const pot = await shop.saveProduct({
  name: 'Steel Pot',
  price: 500,
  originalPrice: 550,
  category: 'Kitchen',
})
const mug = await shop.saveProduct({ name: 'Mug', price: 450, category: 'Bathroom' })
const bucket = await shop.saveProduct({
  name: 'Bucket',
  category: 'Kitchen',
  price: 99.5,
  sizes: ['Small', 'Large'],
  colors: [],
  variants: [
    { size: 'Small', sku: 'B-1', countInStock: 5, price: 99_50 },
    { size: 'Large', sku: 'B-2', countInStock: 5, price: 300_00 },
  ],
} as object)
const endsAt = ENDS()
await saveOffer(shop, admin, {
  kind: 'sale',
  percent: 20,
  scope: { categories: ['kitchen'] },
  to: endsAt,
})

const PRICES = { price: 400, originalPrice: 550 }

describe('while a sale runs', () => {
  it('its prices are in the list, the detail, search and suggestions', async () => {
    const told = { _id: pot, ...PRICES, saleEndsAt: endsAt }
    const list = await shop.get('/api/products?category=Kitchen&sortBy=priceDesc')
    expect(list.body).toMatchObject([
      told,
      { _id: bucket, price: 80, originalPrice: 99.5, priceMax: 240, saleEndsAt: endsAt },
    ])
    expect((await shop.get(`/api/products/${pot}`)).body).toMatchObject(told)
    expect((await shop.get('/api/products?search=steel+pot')).body).toMatchObject([told])
    expect((await shop.get('/api/products/suggest?q=steel+pot')).body).toMatchObject([told])
    expect((await shop.get(`/api/products/similar/${bucket}`)).body).toMatchObject([told])
    const other = (await shop.get(`/api/products/${mug}`)).body
    expect(other.price).toBe(450)
    expect(other).not.toHaveProperty('saleEndsAt')
  })

  it('goods that the law forbids to promote are in none', async () => {
    const feeder = await shop.saveProduct({
      name: 'Feeding Bottle',
      price: 50,
      category: 'Kitchen',
      restricted: 'infant_food',
    })
    const { body } = await shop.post('/api/checkout/quote', {
      checkoutItems: [aChoice({ productId: feeder })],
    })
    expect(body.itemsPrice).toBe(50)
    await shop.database.products.doc(feeder).delete()
  })

  it('every variant is reduced', async () => {
    expect((await shop.get(`/api/products/${bucket}`)).body.variants).toMatchObject([
      { price: 80, originalPrice: 99.5 },
      { price: 240, originalPrice: 300 },
    ])
  })

  it('filters, sorting, facets and reductions go by them', async () => {
    const ids = async (query: string) =>
      (await shop.get(`/api/products?${query}`)).body.map(({ _id }: { _id: string }) => _id)
    expect(await ids('minPrice=390&maxPrice=410')).toEqual([pot])
    expect(await ids('minPrice=500')).toEqual([])
    expect(await ids('sortBy=priceAsc')).toEqual([bucket, pot, mug])
    expect((await ids('discount=20')).toSorted()).toEqual([pot, bucket].toSorted())
    expect((await shop.get('/api/products/facets')).body.price).toEqual({ min: 80, max: 450 })
  })

  it('the page and what it tells search engines have them', async () => {
    const { body: html } = await shop.get(`/product/${pot}`)
    expect(html).toContain('"price":"400.00"')
    expect(html).toContain('₹400')
  })

  it('cart, quote, checkout and order charge them', async () => {
    const line = aChoice({ productId: pot })
    const { body: cart } = await shop.post('/api/cart', { guestId: newGuestId(), ...line })
    expect(cart).toMatchObject({ products: [{ ...PRICES, saleEndsAt: endsAt }], totalPrice: 400 })
    const { body: quote } = await shop.post('/api/checkout/quote', { checkoutItems: [line] })
    expect(quote).toMatchObject({ itemsPrice: 400, lines: [{ price: 400, discount: 0 }] })
    const stale = { checkoutItems: [{ ...line, price: 500 }], shippingAddress: anAddress() }
    const changed = await shop.as(asha).post('/api/checkout', { ...stale, paymentMethod: 'COD' })
    expect([changed.status, changed.body.code]).toEqual([409, 'price_changed'])
    const { body: checkout } = await beginCheckout(shop.as(asha), [{ ...line, price: 400 }])
    expect(checkout).toMatchObject({
      itemsPrice: 400,
      checkoutItems: [{ ...PRICES, saleEndsAt: endsAt }],
    })
    const path = `/api/checkout/${checkout._id}/finalize`
    expect((await shop.as(asha).post(path, { isCOD: true })).body).toMatchObject({
      itemsPrice: 400,
      orderItems: [PRICES],
    })
  })

  it('admins see, sort, filter and take the prices without it', async () => {
    const desk = shop.as(admin)
    const { body } = await desk.get('/api/admin/products?sortBy=priceDesc')
    expect(body).toMatchObject([
      { _id: pot, price: 500 },
      { _id: mug },
      { _id: bucket, price: 99.5 },
    ])
    expect(body[0]).not.toHaveProperty('saleEndsAt')
    const dear = await desk.get('/api/admin/products?search=above+460')
    expect(dear.body).toMatchObject([{ _id: pot, price: 500 }])
    expect((await desk.get(`/api/admin/products/${pot}`)).body.price).toBe(500)
    const saved = await desk.put(`/api/products/${pot}`, { price: 600, originalPrice: null })
    expect(saved.body.price).toBe(600)
    expect((await shop.get(`/api/products/${pot}`)).body).toMatchObject({
      price: 480,
      originalPrice: 600,
      originalPriceOf: 'without_sale',
    })
    await desk.put(`/api/products/${pot}`, { price: 500, originalPrice: 550 })
    expect((await shop.readProduct(pot)).price).toBe(500_00)
  })

  it('of several sales the lowest price counts', async () => {
    const more = await saveOffer(shop, admin, {
      kind: 'sale',
      percent: 30,
      scope: { products: [pot] },
    })
    const { body } = await shop.get(`/api/products/${pot}`)
    expect(body.price).toBe(350)
    expect(body).not.toHaveProperty('saleEndsAt')
    await shop.as(admin).del(`/api/admin/offers/${more._id}`)
    expect((await shop.get(`/api/products/${pot}`)).body.price).toBe(400)
  })
})

it('after a raise strikes through the price without the sale, wherever it is told', async () => {
  const desk = shop.as(admin)
  const tawa = await shop.saveProduct({ name: 'Tawa', price: 300, category: 'Kids' })
  await desk.put(`/api/products/${tawa}`, { price: 400 })
  const sale = await saveOffer(shop, admin, {
    kind: 'sale',
    percent: 40,
    from: shop.clock.now().toISOString(),
    scope: { products: [tawa] },
  })
  const struck = { price: 240, originalPrice: 400 }
  const of = { originalPriceOf: 'without_sale' }
  const { body } = await shop.get(`/api/products/${tawa}`)
  expect(body).toMatchObject({ ...struck, ...of })
  expect(body).not.toHaveProperty('risenFrom')
  const [listed] = (await shop.get('/api/products?category=Kids&discount=40')).body
  expect(listed).toMatchObject({ _id: tawa, ...struck, ...of })
  const checkout = await beginCheckout(shop.as(asha), [aChoice({ productId: tawa })])
  expect(checkout.body.checkoutItems).toMatchObject([struck])
  await desk.del(`/api/admin/offers/${sale._id}`)
  await shop.database.products.doc(tawa).delete()
})

it('begins and ends by the clock, on every instance', async () => {
  const { projectId } = shop.shop.config
  const other = await startTestShop({ projectId })
  try {
    const priceAt = async (place: TestShop) => (await place.get(`/api/products/${mug}`)).body.price
    expect([await priceAt(shop), await priceAt(other)]).toEqual([450, 450])
    const from = new Date(shop.clock.now().getTime() + 600_000).toISOString()
    const to = new Date(shop.clock.now().getTime() + 1_200_000).toISOString()
    await saveOffer(shop, admin, {
      kind: 'sale',
      percent: 10,
      from,
      to,
      scope: { products: [mug] },
    })
    for (const [minutes, price] of [
      [9, 450],
      [2, 405],
      [10, 450],
    ] as const) {
      shop.clock.pass({ minutes })
      other.clock.pass({ minutes })
      expect([await priceAt(shop), await priceAt(other)]).toEqual([price, price])
    }
  } finally {
    await other.stop()
  }
})
