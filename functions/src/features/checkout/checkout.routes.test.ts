import { FREE_SHIPPING_FROM } from '@bartan/contract/pricing/shipping'
import { toRupees } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { anAddress, chargesOf } from '#testing/builders.ts'
import { startTestShop, type Account } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
const asha = await shop.saveUser({ name: 'Asha Devi', email: 'asha@example.com' })

const aCheckoutOf = (productId: string, line: object = {}, body: object = {}) => ({
  checkoutItems: [{ productId, size: 'Small', color: 'Red', quantity: 1, ...line }],
  shippingAddress: anAddress(),
  paymentMethod: 'COD',
  totalPrice: 1,
  ...body,
})

const checkOut = async (productId: string, line: object = {}, who: Account = asha) => {
  const { status, body } = await shop.as(who).post('/api/checkout', aCheckoutOf(productId, line))
  expect(status).toBe(201)
  return String(body._id)
}

const finalize = (id: string, who: Account = asha) =>
  shop.as(who).post(`/api/checkout/${id}/finalize`, { isCOD: true })

/** The sum of the product's entries in the stock ledger. */
const movementsOf = async (productId: string) => {
  const found = await shop.database.stockMovements.where('productId', '==', productId).get()
  return found.docs.reduce((sum, movement) => sum + movement.data().quantity, 0)
}

describe('step one', () => {
  it('prices the lines from the products, and asks no total of the caller', async () => {
    const productId = await shop.saveProduct({ price: 99.5, colors: ['Red', 'Blue'] })
    const { status, body } = await shop
      .as(asha)
      .post('/api/checkout', aCheckoutOf(productId, { color: 'Blue', quantity: 2, price: 99.5 }))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      _id: expect.any(String),
      checkoutItems: [
        {
          productId,
          name: 'Steel Bottle',
          image: '/images/upload/v1/products/blue.webp',
          price: 99.5,
          size: 'Small',
          color: 'Blue',
          quantity: 2,
        },
      ],
      shippingAddress: anAddress(),
      paymentMethod: 'COD',
      ...chargesOf(199),
      isFinalized: false,
    })
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(30 * 60_000)
  })

  it('ships free from its limit upward', async () => {
    const price = toRupees(FREE_SHIPPING_FROM)
    const productId = await shop.saveProduct({ price })
    const { body } = await shop.as(asha).post('/api/checkout', aCheckoutOf(productId))
    expect(body).toMatchObject({ itemsPrice: price, shippingPrice: 0, totalPrice: price })
  })

  it('is for customers', async () => {
    const body = aCheckoutOf(await shop.saveProduct())
    expect((await shop.post('/api/checkout', body)).status).toBe(401)
  })

  it.each([
    ['no lines', { checkoutItems: [] }, 'checkoutItems'],
    ['no address', { shippingAddress: undefined }, 'shippingAddress'],
    ['half an address', { shippingAddress: { ...anAddress(), city: ' ' } }, 'shippingAddress.city'],
    [
      'what is no PIN',
      { shippingAddress: { ...anAddress(), postalCode: '000000' } },
      'shippingAddress.postalCode',
    ],
    ['another way to pay', { paymentMethod: 'Card' }, 'paymentMethod'],
    [
      'a quantity of nothing',
      { checkoutItems: [{ productId: 'x', quantity: 0 }] },
      'checkoutItems.0.quantity',
    ],
  ])('refuses %s', async (_, part, field) => {
    const body = aCheckoutOf(await shop.saveProduct(), {}, part)
    const reply = await shop.as(asha).post('/api/checkout', body)
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(reply.body.fields)).toEqual([field])
    expect(reply.body.message).toBe(reply.body.fields[field])
  })

  it('adds up lines that are the same', async () => {
    const productId = await shop.saveProduct()
    const line = { productId, size: 'Small', color: 'Red', quantity: 1 }
    const body = aCheckoutOf(productId, {}, { checkoutItems: [line, { ...line, quantity: 2 }] })
    expect((await shop.as(asha).post('/api/checkout', body)).body.checkoutItems).toMatchObject([
      { quantity: 3 },
    ])
  })

  it('names the lines whose price changed', async () => {
    const productId = await shop.saveProduct({ price: 120 })
    const reply = await shop.as(asha).post('/api/checkout', aCheckoutOf(productId, { price: 100 }))
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'price_changed', lines: [{ productId, priceWas: 100, price: 120 }] },
    })
  })

  it('names the lines of which there is not enough, or nothing any more', async () => {
    const productId = await shop.saveProduct({ countInStock: 2 })
    const order = aCheckoutOf(productId, { quantity: 3 })
    expect(await shop.as(asha).post('/api/checkout', order)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', lines: [{ productId, quantity: 3, available: 2 }] },
    })
    await shop.database.products.doc(productId).update({ deletedAt: shop.database.serverTime })
    expect(await shop.as(asha).post('/api/checkout', aCheckoutOf(productId))).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', message: 'Steel Bottle is sold out' },
    })
  })
})

describe('step two', () => {
  it('takes the stock, writes the order and the ledger, and empties the cart', async () => {
    const productId = await shop.saveProduct({
      nameIn: { hi: 'बोतल', ta: 'பாட்டில்' },
      price: 100,
      countInStock: 10,
      sold: 4,
    })
    const choice = { userId: asha._id, productId, size: 'Small', color: 'Red', quantity: 3 }
    await shop.as(asha).post('/api/cart', choice)
    const id = await checkOut(productId, { quantity: 3 })
    const { status, body: order } = await finalize(id)
    expect(status).toBe(200)
    expect(order).toMatchObject({
      _id: expect.any(String),
      checkoutId: id,
      user: { _id: asha._id, name: 'Asha Devi', phone: asha.phone, email: 'asha@example.com' },
      orderItems: [
        {
          productId,
          nameIn: { hi: 'बोतल', ta: 'பாட்டில்' },
          nameHi: 'बोतल',
          price: 100,
          size: 'Small',
          color: 'Red',
          quantity: 3,
        },
      ],
      shippingAddress: anAddress(),
      paymentMethod: 'COD',
      ...chargesOf(300),
      isPaid: false,
      isDelivered: false,
      status: 'Processing',
      statusHistory: [{ status: 'Processing', by: { _id: asha._id, role: 'customer' } }],
    })
    expect(await shop.readProduct(productId)).toMatchObject({ countInStock: 7, sold: 7 })
    expect(await movementsOf(productId)).toBe(-3)
    const cart = await shop.as(asha).get(`/api/cart?userId=${asha._id}`)
    expect(cart.body).toMatchObject({ products: [], totalPrice: 0 })
    expect((await shop.as(asha).get(`/api/orders/${order._id}`)).body).toEqual(order)
  })

  it('answers the same order however often, and at once, it is asked', async () => {
    const productId = await shop.saveProduct({ countInStock: 5 })
    const id = await checkOut(productId, { quantity: 2 })
    const replies = await Promise.all(Array.from({ length: 8 }, () => finalize(id)))
    replies.push(await finalize(id))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1)
    expect((await shop.readProduct(productId)).countInStock).toBe(3)
    shop.clock.pass({ minutes: 31 })
    expect((await finalize(id)).status).toBe(200)
  })

  it('holds its prices for 30 minutes, even against a new price, and not longer', async () => {
    const productId = await shop.saveProduct({ price: 100 })
    const [early, late] = [await checkOut(productId), await checkOut(productId)]
    await shop.database.products.doc(productId).update({ price: 200_00 })
    shop.clock.pass({ minutes: 29 })
    expect((await finalize(early)).body.orderItems).toMatchObject([{ price: 100 }])
    shop.clock.pass({ minutes: 2 })
    expect(await finalize(late)).toMatchObject({ status: 409, body: { code: 'checkout_expired' } })
    expect((await shop.readProduct(productId)).countInStock).toBe(9)
  })

  it('adds up the lines of a product before it takes them', async () => {
    const productId = await shop.saveProduct({ countInStock: 5 })
    const line = { productId, color: 'Red', quantity: 3 }
    const checkoutItems = ['Small', 'Large'].map((size) => ({ ...line, size }))
    const body = aCheckoutOf(productId, {}, { checkoutItems })
    expect((await shop.as(asha).post('/api/checkout', body)).status).toBe(409)
    await shop.database.products.doc(productId).update({ countInStock: 6 })
    const { _id } = (await shop.as(asha).post('/api/checkout', body)).body
    await shop.database.products.doc(productId).update({ countInStock: 5 })
    expect(await finalize(_id)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', lines: [{ size: 'Small' }, { size: 'Large' }] },
    })
    expect((await shop.readProduct(productId)).countInStock).toBe(5)
  })

  it.each([{ isCOD: false }, { isCOD: 'true' }, {}])('refuses %j', async (body) => {
    const id = await checkOut(await shop.saveProduct())
    expect(await shop.as(asha).post(`/api/checkout/${id}/finalize`, body)).toMatchObject({
      status: 400,
      body: { fields: { isCOD: 'isCOD must be true' } },
    })
  })

  it('lets no deleted account buy', async () => {
    const gone = await shop.saveUser()
    const id = await checkOut(await shop.saveProduct(), {}, gone)
    await shop.database.users.doc(gone._id).delete()
    expect((await finalize(id, gone)).status).toBe(401)
  })
})
