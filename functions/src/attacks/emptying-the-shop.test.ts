import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { placeOrder, beginCheckout } from '#testing/orders.ts'
import { startTestShop, type Account, type TestShop, startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

/** One account that wants to buy everything, so that nobody else can. */

const { shop, admin } = await startShop()

type Choice = { productId: string; quantity: number; size?: string; color?: string }

const lineOf = (line: Choice) => ({ size: 'Small', color: 'Red', ...line })

const checkOut = (who: Account, ...lines: Choice[]) =>
  beginCheckout(shop.as(who), lines.map(lineOf))

const finalize = (who: Account, id: string) =>
  shop.as(who).post(`/api/checkout/${id}/finalize`, { isCOD: true })

const addToCart = (who: Account, line: Choice) =>
  shop.as(who).post('/api/cart', { userId: who._id, ...lineOf(line) })

const phoneOrderOf = (phone: string, ...lines: Choice[]) =>
  shop.as(admin).post('/api/admin/orders', {
    key: randomUUID(),
    customer: { name: 'Mina Das', phone },
    orderItems: lines.map(lineOf),
    shippingAddress: anAddress(),
  })

const refusal = (limit: string, value: string) => {
  const message = expect.stringContaining(value)
  return { status: 409, body: { code: 'order_limit', message, fields: { [limit]: message } } }
}

describe('units of one product', () => {
  it('are 10 in an order, over all sizes and colors', async () => {
    const asha = await shop.saveUser()
    const productId = await shop.saveProduct({ countInStock: 500, price: 10 })
    const tooMany = await checkOut(asha, { productId, quantity: 11 })
    expect(tooMany).toMatchObject(refusal('quantity', '10'))
    expect(tooMany.body.lines).toMatchObject([{ productId, quantity: 11, available: 10 }])
    const inParts = await checkOut(
      asha,
      { productId, quantity: 6 },
      { productId, quantity: 5, color: 'Blue' },
    )
    expect(inParts).toMatchObject(refusal('quantity', '10'))
    expect(inParts.body.lines).toMatchObject([{ color: 'Blue', quantity: 5, available: 4 }])
    expect((await checkOut(asha, { productId, quantity: 10 })).status).toBe(201)
  })

  it('are 10 in a cart, however they are added', async () => {
    const asha = await shop.saveUser()
    const productId = await shop.saveProduct({ countInStock: 500 })
    expect(await addToCart(asha, { productId, quantity: 11 })).toMatchObject(
      refusal('quantity', '10'),
    )
    expect((await addToCart(asha, { productId, quantity: 9 })).status).toBe(200)
    expect(await addToCart(asha, { productId, quantity: 2 })).toMatchObject(
      refusal('quantity', '10'),
    )
    const more = { userId: asha._id, ...lineOf({ productId, quantity: 11 }) }
    expect(await shop.as(asha).put('/api/cart', more)).toMatchObject(refusal('quantity', '10'))

    const guestId = `guest_1763625600000_${randomUUID()}`
    await shop.post('/api/cart', { guestId, ...lineOf({ productId, quantity: 8 }) })
    const { body } = await shop.as(asha).post('/api/cart/merge', { guestId })
    expect(body.products).toMatchObject([{ productId, quantity: 10 }])
  })

  it('of a cart from before the limit are shown, refused at checkout, and can be lowered', async () => {
    const asha = await shop.saveUser()
    const productId = await shop.saveProduct({ countInStock: 500 })
    await addToCart(asha, { productId, quantity: 1 })
    const cart = shop.database.carts.doc(asha._id)
    const [line] = (await cart.get()).data()?.lines ?? []
    if (!line) throw new Error('The cart is empty')
    await cart.update({
      lines: [
        { ...line, quantity: 25 },
        { ...line, color: 'Blue', quantity: 12 },
      ],
    })
    const { body } = await shop.as(asha).get(`/api/cart?userId=${asha._id}`)
    expect(body.products).toMatchObject([{ quantity: 25 }, { quantity: 12 }])
    expect(await checkOut(asha, ...body.products)).toMatchObject(refusal('quantity', '10'))
    const put = (change: Choice) =>
      shop.as(asha).put('/api/cart', { userId: asha._id, ...lineOf(change) })
    expect(await put({ productId, quantity: 24 })).toMatchObject(refusal('quantity', '10'))
    expect((await put({ productId, quantity: 7 })).status).toBe(200)
    expect((await put({ productId, quantity: 3, color: 'Blue' })).status).toBe(200)
    expect(await put({ productId, quantity: 8 })).toMatchObject(refusal('quantity', '10'))
  })

  it('that are not there are said to be out of stock first', async () => {
    const asha = await shop.saveUser()
    const productId = await shop.saveProduct({ countInStock: 15 })
    expect((await checkOut(asha, { productId, quantity: 16 })).body.code).toBe('out_of_stock')
    expect((await addToCart(asha, { productId, quantity: 16 })).body.code).toBe('out_of_stock')
  })
})

it('takes no more than 40 lines', async () => {
  const asha = await shop.saveUser()
  const products = await Promise.all(
    Array.from({ length: 41 }, () => shop.saveProduct({ price: 10 })),
  )
  const lines = products.map((productId) => ({ productId, quantity: 1 }))
  expect(await checkOut(asha, ...lines)).toMatchObject(refusal('lines', '40'))
  expect((await checkOut(asha, ...lines.slice(1))).status).toBe(201)
})

describe('cash that is due', () => {
  it('is ₹50,000 for a phone, with this order and with phone orders', async () => {
    const asha = await shop.saveUser()
    const productId = await shop.saveProduct({ price: 5000, countInStock: 500 })
    const cheap = await shop.saveProduct({ price: 300 })
    expect((await phoneOrderOf(asha.phone, { productId, quantity: 4 })).status).toBe(201)
    const { _id } = await placeOrder(shop, asha, [{ productId, quantity: 5 }])
    expect(await checkOut(asha, { productId, quantity: 2 })).toMatchObject(
      refusal('openValue', '₹50,000'),
    )
    const exactly = await checkOut(asha, { productId, quantity: 1 })
    const beyond = await checkOut(asha, { productId: cheap, quantity: 1 })
    expect([exactly.status, beyond.status]).toEqual([201, 201])
    expect((await finalize(asha, exactly.body._id)).status).toBe(200)
    expect(await finalize(asha, beyond.body._id)).toMatchObject(refusal('openValue', '₹50,000'))
    // Shipped still counts, delivered does not.
    const order = `/api/admin/orders/${_id}`
    await shop.as(admin).put(order, { status: 'Shipped' })
    expect((await finalize(asha, beyond.body._id)).status).toBe(409)
    await shop.as(admin).put(order, { status: 'Delivered' })
    expect((await finalize(asha, beyond.body._id)).status).toBe(200)
  })

  it('is what is to be collected: what was paid ahead is none', async () => {
    const asha = await shop.saveUser()
    const productId = await shop.saveProduct({ price: 5000, countInStock: 500 })
    const { body } = await phoneOrderOf(asha.phone, { productId, quantity: 9 })
    const paid = { amount: 30_000, via: 'upi', reference: 'U1' }
    const next = { productId, quantity: 7 }
    expect(await checkOut(asha, next)).toMatchObject(refusal('openValue', '₹50,000'))
    await shop.as(admin).post(`/api/admin/orders/${body._id}/advance`, paid)
    const checkout = await checkOut(asha, next)
    expect((await finalize(asha, checkout.body._id)).status).toBe(200)
    expect(await checkOut(asha, { productId, quantity: 1 })).toMatchObject(
      refusal('openValue', '₹50,000'),
    )
  })

  it('is not limited for an order that an admin enters', async () => {
    const phone = shop.newPhone()
    const productId = await shop.saveProduct({ price: 5000, countInStock: 500 })
    const { status, body } = await phoneOrderOf(phone, { productId, quantity: 50 })
    expect([status, body.totalPrice]).toEqual([201, 250_000])
  })
})

it('orders of a day are 20 for a phone, cancelled and phone orders included, until midnight in India', async () => {
  const asha = await shop.saveUser()
  const productId = await shop.saveProduct({ price: 10, countInStock: 500 })
  const line = { productId, quantity: 1 }
  await phoneOrderOf(asha.phone, line)
  for (let number = 0; number < 19; number++) {
    const { _id } = await placeOrder(shop, asha, [line])
    if (number % 2) await shop.as(asha).post(`/api/orders/${_id}/cancel`)
  }
  expect(await checkOut(asha, line)).toMatchObject(refusal('ordersPerDay', '20'))
  const ravi = await shop.saveUser()
  expect((await checkOut(ravi, line)).status).toBe(201)
  shop.clock.pass({ minutes: 24 * 60 })
  expect((await checkOut(asha, line)).status).toBe(201)
})

/** Checkouts that are each within the limits, made before any of them is an order. */
const openEach = async (who: Account, count: number, price: number) => {
  const ids: string[] = []
  // A product each, so that only the limit can get in the way.
  for (let number = 0; number < count; number++) {
    const productId = await shop.saveProduct({ price })
    ids.push((await checkOut(who, { productId, quantity: 1 })).body._id)
  }
  return ids
}

describe('at once', () => {
  it('30 orders are 20', async () => {
    const asha = await shop.saveUser()
    const ids = await openEach(asha, 30, 10)
    const replies = await Promise.all(ids.map((id) => finalize(asha, id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(replies.filter(({ body }) => body.fields?.ordersPerDay)).toHaveLength(10)
  })

  it('come to ₹50,000 at most', async () => {
    const asha = await shop.saveUser()
    const ids = await openEach(asha, 12, 9000)
    const replies = await Promise.all(ids.map((id) => finalize(asha, id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(replies.filter(({ body }) => body.fields?.openValue)).toHaveLength(7)
  })
})

it('leaves 50 checkouts of an account open: a newer one ends the oldest', async () => {
  const asha = await shop.saveUser()
  const productId = await shop.saveProduct({ price: 10 })
  const ids: string[] = []
  while (ids.length < 52) ids.push((await checkOut(asha, { productId, quantity: 1 })).body._id)
  const [first, second, third] = ids as [string, string, string]
  const ended = await finalize(asha, first)
  expect([ended.status, (await finalize(asha, second)).status]).toEqual([404, 404])
  expect((await finalize(asha, third)).status).toBe(200)
  expect((await finalize(asha, ids.at(-1) ?? '')).status).toBe(200)
  const open = shop.database.checkouts.where('userId', '==', asha._id).where('orderId', '==', null)
  expect((await open.count().get()).data().count).toBe(48)
})

it('costs a read of each open order at either step, and no write', async () => {
  const own = await startTestShop()
  const asha = await own.saveUser()
  const productId = await own.saveProduct()
  const unlimited = await startTestShop({
    projectId: own.shop.config.projectId,
    environment: { SHOP_ORDER_LIMITS: 'off' },
  })
  const buy = (instance: TestShop) =>
    usageOf(instance, () => placeOrder(instance, asha, [{ productId }]))
  await buy(own)
  // What an instance reads once is no part of it.
  for (const instance of [own, unlimited]) await instance.get('/api/products')
  const [free, held] = [await buy(unlimited), await buy(own)]
  expect({ reads: held.reads - free.reads, writes: held.writes - free.writes }).toEqual({
    // Two orders are open by then.
    reads: 4,
    writes: 0,
  })
})

it('is off for a load test on the local stack', async () => {
  const own = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
  const asha = await own.saveUser()
  const productId = await own.saveProduct({ countInStock: 5000, price: 100 })
  expect((await placeOrder(own, asha, [{ productId, quantity: 5000 }])).totalPrice).toBe(500_000)
})
