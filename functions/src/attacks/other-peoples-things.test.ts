import { claimsOf, unsigned } from '@bartan/contract/testing/unsigned-token'
import { describe, expect, it } from 'vitest'
import { aCoupon } from '#testing/a-coupon.ts'
import { chargesOf } from '#testing/builders.ts'
import { placeOrder, beginCheckout } from '#testing/orders.ts'
import { PASSWORD, startTestShop, type Account } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
const asha = await shop.saveUser()
const ravi = await shop.saveUser()
const productId = await shop.saveProduct({ countInStock: 100 })

const line = () => ({ productId, size: 'Small', color: 'Red', quantity: 1 })
const cartOf = async (user: Account) =>
  (await shop.as(user).get(`/api/cart?userId=${user._id}`)).body.products

describe('another customer’s cart', () => {
  it('is not read, filled, changed, emptied or merged into', async () => {
    await shop.as(asha).post('/api/cart', { userId: asha._id, ...line() })
    const guestId = 'guest_1763625600000_mine'
    await shop.post('/api/cart', { guestId, ...line() })
    const attempts = [
      shop.as(ravi).get(`/api/cart?userId=${asha._id}`),
      shop.as(ravi).get(`/api/cart?userId=${asha._id}&guestId=${guestId}`),
      shop.as(ravi).post('/api/cart', { userId: asha._id, ...line() }),
      shop.as(ravi).put('/api/cart', { userId: asha._id, ...line(), quantity: 9 }),
      shop.as(ravi).del('/api/cart', { userId: asha._id, ...line() }),
      shop.as(ravi).del(`/api/cart?userId=${asha._id}&productId=${productId}&size=Small&color=Red`),
      shop.as(ravi).post('/api/cart/merge', { userId: asha._id, guestId }),
    ]
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(403)
    expect(await cartOf(asha)).toMatchObject([{ quantity: 1 }])
  })

  it('is not reached by the query saying one and the body another', async () => {
    const before = await cartOf(asha)
    const path = `/api/cart?userId=${ravi._id}`
    const attempts = [
      shop.as(ravi).post(path, { userId: asha._id, ...line() }),
      shop.as(ravi).del(path, { userId: asha._id, ...line() }),
      shop.as(ravi).get(`${path}&userId=${asha._id}`),
    ]
    for (const { status } of await Promise.all(attempts)) expect([400, 403]).toContain(status)
    expect(await cartOf(asha)).toEqual(before)
  })

  it('is not had by a uid in place of a guest id', async () => {
    const reply = await shop.get(`/api/cart?guestId=${asha._id}`)
    expect(reply).toMatchObject({ status: 400, body: { fields: { guestId: expect.any(String) } } })
    const merged = await shop.as(ravi).post('/api/cart/merge', { guestId: asha._id })
    expect(merged.status).toBe(400)
  })

  it('is not changed by fields of the line that a screen never sends', async () => {
    const cheap = { ...line(), color: 'Blue', price: 0.01, name: 'Mine', totalPrice: 0 }
    const { body } = await shop.as(ravi).post('/api/cart', { userId: ravi._id, ...cheap })
    expect(body.products[0]).toMatchObject({ price: 100, name: 'Steel Bottle' })
  })
})

describe('another customer’s order and checkout', () => {
  it('are not there', async () => {
    const order = await placeOrder(shop, asha, [{ productId }])
    const { body: checkout } = await beginCheckout(shop.as(asha), [line()])
    const finalize = `/api/checkout/${checkout._id}/finalize`
    for (const reply of [
      await shop.as(ravi).get(`/api/orders/${order._id}`),
      await shop.as(ravi).post(finalize, { isCOD: true }),
      await shop.as(ravi).post(`/api/checkout/${order.checkoutId}/finalize`, { isCOD: true }),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await shop.as(ravi).get('/api/orders/my-orders')).body).toEqual([])
    const unknown = await shop.as(ravi).get('/api/orders/nothing')
    const others = await shop.as(ravi).get(`/api/orders/${order._id}`)
    expect({ ...others.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
  })

  it('are not placed in another’s name', async () => {
    const { body } = await beginCheckout(shop.as(ravi), [line()], {
      totalPrice: 1,
      userId: asha._id,
      user: asha._id,
    })
    expect(body.totalPrice).toBe(chargesOf(100).totalPrice)
    const order = await shop.as(ravi).post(`/api/checkout/${body._id}/finalize`, { isCOD: true })
    expect(order.body.user._id).toBe(ravi._id)
  })
})

it('a discount is not taken by the caller’s word', async () => {
  const lilly = await shop.saveUser()
  const own = { discount: 99, itemsPrice: 1, shippingPrice: -100, coupon: { percent: 100 } }
  const { body } = await beginCheckout(shop.as(lilly), [line()], own)
  const finalize = `/api/checkout/${body._id}/finalize`
  const code = await aCoupon(shop)
  const order = await shop.as(lilly).post(finalize, { isCOD: true, couponCode: code, ...own })
  expect(order).toMatchObject({ status: 200, body: chargesOf(100) })
  expect(order.body).not.toHaveProperty('discount')
})

it('another customer’s review is not written, shown again or signed in their name', async () => {
  const admin = await shop.saveUser({ role: 'admin' })
  for (const who of [asha, ravi]) {
    const { _id } = await placeOrder(shop, who, [{ productId }])
    await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
  }
  const path = `/api/products/${productId}/reviews`
  const { body: theirs } = await shop.as(asha).post(path, { stars: 1, text: 'Mine' })
  await shop.as(admin).put(`/api/admin/reviews/${theirs._id}`, { hidden: true })
  const forged = { _id: theirs._id, userId: asha._id, author: 'Owner', hidden: false }
  const { body } = await shop.as(ravi).post(path, { stars: 5, ...forged })
  expect(body._id).not.toBe(theirs._id)
  expect(body.author).toBe('Asha')
  expect((await shop.as(ravi).put(`/api/admin/reviews/${theirs._id}`, forged)).status).toBe(403)
  const { body: shown } = await shop.get(path)
  expect(shown).toEqual([expect.objectContaining({ _id: body._id, stars: 5 })])
})

describe('a role', () => {
  it('is not taken at registration, in whatever guise', async () => {
    for (const extra of [
      '"role":"admin"',
      '"role":["admin"]',
      '"isAdmin":true,"admin":true',
      '"__proto__":{"role":"admin"}',
      '"customClaims":{"role":"admin"},"claims":{"role":"admin"}',
      '"_id":"me","uid":"me","role":"admin"',
    ]) {
      const account = JSON.stringify({ name: 'Eve', phone: shop.newPhone(), password: PASSWORD })
      const { status, body } = await shop.post(
        '/api/users/register',
        account.replace('{', `{${extra},`),
      )
      expect([extra, status, body.user.role]).toEqual([extra, 201, 'customer'])
      expect((await shop.as(body).get('/api/admin/users')).status).toBe(403)
      expect((await shop.as(body).put('/api/users/profile', { role: 'admin' })).body.role).toBe(
        'customer',
      )
    }
  })

  it('is not had by the word of a token: the account has it', async () => {
    const { projectId } = shop.shop.config
    const now = Math.floor(Date.now() / 1000)
    const claims = { role: 'admin', admin: true, auth_time: now, iat: now }
    const token = unsigned({ payload: claimsOf(projectId, asha._id, claims) })
    // The Auth emulator accepts it as genuine.
    expect((await shop.as({ token }).get('/api/users/profile')).body.role).toBe('customer')
    expect((await shop.as({ token }).get('/api/admin/users')).status).toBe(403)
  })
})
