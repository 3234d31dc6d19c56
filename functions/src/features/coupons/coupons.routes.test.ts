import { describe, expect, it } from 'vitest'
import { aCoupon } from '#testing/a-coupon.ts'
import { chargesOf } from '#testing/builders.ts'
import { placeOrder, beginCheckout } from '#testing/orders.ts'
import { type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()

const check = (who: Account, code: unknown) => shop.as(who).post('/api/coupons/check', { code })

const checkOut = (who: Account, productId: string, couponCode?: unknown, line: object = {}) =>
  beginCheckout(shop.as(who), [{ productId, size: 'Small', color: 'Red', quantity: 1, ...line }], {
    couponCode,
  })

const finalize = (who: Account, { body }: { body: { _id: string } }) =>
  shop.as(who).post(`/api/checkout/${body._id}/finalize`, { isCOD: true })

const setStatus = (orderId: string, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${orderId}`, { status })

const orderWith = async (who: Account, productId: string, code: string) =>
  finalize(who, await checkOut(who, productId, code))

describe('a code', () => {
  it('is known however it is typed', async () => {
    const asha = await shop.saveUser()
    const code = await aCoupon(shop)
    const typed = ` ${code.replace('-', ' ').toLowerCase()} `
    expect(await check(asha, typed)).toMatchObject({ status: 200, body: { code, percent: 10 } })
  })

  it('of an offer is known as well, and refused as its checkout would be', async () => {
    const asha = await shop.saveUser()
    const from = shop.clock.now().toISOString()
    const offer = { name: 'Diwali', from, usesPerPhone: 1 }
    const add = (more: object) => shop.as(admin).post('/api/admin/offers', { ...offer, ...more })
    await add({ kind: 'percent', percent: 15, code: 'DIWALI15' })
    await add({ kind: 'amount', amount: 50, code: 'FIFTY', to: '2099-01-01T00:00:00.000Z' })
    expect(await check(asha, ' diwali15 ')).toMatchObject({
      status: 200,
      body: { code: 'DIWALI15', name: 'Diwali', percent: 15 },
    })
    expect((await check(asha, 'FIFTY')).body).toEqual({ code: 'FIFTY', name: 'Diwali' })
    await orderWith(asha, await shop.saveProduct(), 'DIWALI15')
    const used = await check(asha, 'DIWALI15')
    expect([used.status, used.body.code]).toEqual([409, 'offer_used_up'])
    expect(used.body.fields.code).toBe(used.body.message)
  })

  it.each(['00000-00000', 'HELLO', '../../users/x', 'ü'.repeat(10)])(
    'that nobody was given is refused: %s',
    async (code) => {
      const { status, body } = await check(await shop.saveUser(), code)
      expect([status, body.code, body.fields.code]).toEqual([409, 'coupon_invalid', body.message])
    },
  )

  it.each(['', 5, null, undefined, 'x'.repeat(41)])('must be a short text: %j', async (code) => {
    const { status, body } = await check(admin, code)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['code']])
  })

  it('can not be guessed at for long, not even with the right one', async () => {
    const asha = await shop.saveUser()
    const code = await aCoupon(shop)
    shop.clock.toNext({ minutes: 15 })
    const tries = Array.from({ length: 20 }, () => check(asha, '00000-00000'))
    for (const { status } of await Promise.all(tries)) expect(status).toBe(409)
    const { status, body, headers } = await check(asha, code)
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await checkOut(asha, await shop.saveProduct(), code)).status).toBe(429)
    expect((await check(await shop.saveUser(), code)).status).toBe(200)
  })
})

describe('a checkout with a code', () => {
  it('takes 10 % off the items, and shipping stays what the items make it', async () => {
    const asha = await shop.saveUser({
      email: 'asha@example.com',
      confirmedEmail: 'asha@example.com',
    })
    const code = await aCoupon(shop)
    const productId = await shop.saveProduct({ price: 799.95 })
    const checkout = await checkOut(asha, productId, code.toLowerCase())
    const prices = {
      ...chargesOf(799.95),
      couponCode: code,
      discount: 80,
      totalPrice: chargesOf(799.95).totalPrice - 80,
    }
    expect(checkout).toMatchObject({ status: 201, body: prices })
    const order = await finalize(asha, checkout)
    expect(order).toMatchObject({ status: 200, body: prices })
    expect((await shop.as(asha).get(`/api/orders/${order.body._id}`)).body).toMatchObject(prices)
    expect((await shop.as(asha).get('/api/orders/my-orders')).body).toMatchObject([prices])
    const { body } = await shop.as(admin).get(`/api/admin/orders?user=${asha._id}`)
    expect(body).toMatchObject([prices])
    const mail = await shop.database.mail.doc(`order-${order.body._id}-1`).get()
    expect(mail.data()?.message.text).toContain(`Discount (${code}): −₹80`)
  })

  it.each([undefined, null, ''])('%j is one without', async (couponCode) => {
    const { status, body } = await checkOut(
      await shop.saveUser(),
      await shop.saveProduct(),
      couponCode,
    )
    expect([status, body.totalPrice]).toEqual([201, chargesOf(100).totalPrice])
    expect(body).not.toHaveProperty('discount')
    expect(body).not.toHaveProperty('couponCode')
  })

  it('is refused at that field where the code is none', async () => {
    const { status, body } = await checkOut(
      await shop.saveUser(),
      await shop.saveProduct(),
      'HELLO',
    )
    expect([status, body.code]).toEqual([409, 'coupon_invalid'])
    expect(body.fields.couponCode).toBe(body.message)
  })

  it('is refused to who has ordered before', async () => {
    const asha = await shop.saveUser()
    const productId = await shop.saveProduct()
    await placeOrder(shop, asha, [{ productId }])
    const code = await aCoupon(shop)
    for (const reply of [await check(asha, code), await checkOut(asha, productId, code)])
      expect([reply.status, reply.body.code]).toEqual([409, 'coupon_not_first'])
  })
})

describe('placing the order', () => {
  it('takes the code: nobody gets anything for it again, and asking again answers the order', async () => {
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    const productId = await shop.saveProduct()
    const code = await aCoupon(shop)
    const checkout = await checkOut(asha, productId, code)
    const order = await finalize(asha, checkout)
    expect(await finalize(asha, checkout)).toMatchObject({ status: 200, body: order.body })
    const refused = await checkOut(ravi, productId, code)
    expect([refused.status, refused.body.code]).toEqual([409, 'coupon_used'])
  })

  it('of two accounts with one code serves one, and writes nothing for the other', async () => {
    const code = await aCoupon(shop)
    // Each wants another product: orders of the same product are queued anyway.
    const buyers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const who = await shop.saveUser()
        const productId = await shop.saveProduct()
        return { who, productId, checkout: await checkOut(who, productId, code) }
      }),
    )
    const replies = await Promise.all(buyers.map(({ who, checkout }) => finalize(who, checkout)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const loser = statuses.indexOf(409)
    expect(replies[loser]?.body).toMatchObject({ code: 'coupon_used', fields: {} })
    const { who, productId } = buyers[loser]!
    expect((await shop.as(who).get('/api/orders/my-orders')).body).toEqual([])
    expect(await shop.readProduct(productId)).toMatchObject({ countInStock: 10, sold: 0 })
  })

  it('of two checkouts of one account serves one, whatever their codes', async () => {
    const asha = await shop.saveUser()
    const products = [await shop.saveProduct(), await shop.saveProduct()]
    const codes = [await aCoupon(shop), await aCoupon(shop)]
    const checkouts = [
      await checkOut(asha, products[0]!, codes[0]),
      await checkOut(asha, products[1]!, codes[1]),
      await checkOut(asha, products[1]!, codes[0]),
    ]
    const replies = await Promise.all(checkouts.map((checkout) => finalize(asha, checkout)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await shop.as(asha).get('/api/orders/my-orders')).body).toHaveLength(1)
  })
})

describe('an order that is cancelled', () => {
  it('gives its code back, and counts for no order', async () => {
    const asha = await shop.saveUser()
    const productId = await shop.saveProduct()
    const code = await aCoupon(shop)
    const { body: order } = await orderWith(asha, productId, code)
    await shop.as(asha).post(`/api/orders/${order._id}/cancel`)
    expect(await orderWith(asha, productId, code)).toMatchObject({ status: 200 })
    const { status, body } = await setStatus(order._id, 'Processing')
    expect([status, body.code]).toEqual([409, 'coupon_used'])
    expect(await shop.readProduct(productId)).toMatchObject({ countInStock: 9, sold: 1 })
  })

  it('takes its code again when it is taken up again', async () => {
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    const code = await aCoupon(shop)
    const { body: order } = await orderWith(asha, await shop.saveProduct(), code)
    await setStatus(order._id, 'Cancelled')
    expect((await check(ravi, code)).status).toBe(200)
    expect((await setStatus(order._id, 'Shipped')).status).toBe(200)
    expect((await check(ravi, code)).body.code).toBe('coupon_used')
  })

  it('and one that is deleted before it was delivered as well', async () => {
    const asha = await shop.saveUser()
    const code = await aCoupon(shop)
    const { body: order } = await orderWith(asha, await shop.saveProduct(), code)
    await shop.as(admin).del(`/api/admin/orders/${order._id}`)
    expect((await check(asha, code)).status).toBe(200)
  })
})
