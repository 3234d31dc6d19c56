import { NOTICE_VERSION } from '@bartan/contract/users/rules'
import { describe, expect, it } from 'vitest'
import { confirmAddress } from '#testing/mailbox.ts'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

const shop = await startTestShop()
const DATA = '/api/users/me/data'
const NEWSLETTER = '/api/users/me/consents/newsletter'

describe('what the shop holds about an account', () => {
  it('is told to its owner: account, orders and all, and nothing of anybody else', async () => {
    const [asha, ravi] = [await shop.saveUser({ name: 'Asha Rao' }), await shop.saveUser()]
    const productId = await shop.saveProduct({ countInStock: 9 })
    const order = await placeOrder(shop, asha, [{ productId }])
    await placeOrder(shop, ravi, [{ productId }])
    await shop.as(asha).put('/api/wishlist', { productIds: [productId] })
    const { status, body } = await shop.as(asha).get(DATA)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      account: {
        _id: asha._id,
        name: 'Asha Rao',
        phone: asha.phone,
        createdAt: expect.any(String),
      },
      orders: [{ _id: order._id, shippingAddress: order.shippingAddress }],
      ordersTotal: 1,
    })
    expect(JSON.stringify(body)).not.toContain(ravi.phone)
    expect(JSON.stringify(body)).not.toContain('attempts":1')
  })

  it('is told with what the desk wrote down: former addresses, notes, calls and messages', async () => {
    const [asha, admin] = [await shop.saveUser(), await shop.saveUser({ role: 'admin' })]
    const productId = await shop.saveProduct({ countInStock: 9 })
    const { _id, shippingAddress } = await placeOrder(shop, asha, [{ productId }])
    const desk = shop.as(admin)
    await desk.put(`/api/admin/orders/${_id}/address`, { ...shippingAddress, city: 'Pune' })
    await desk.post(`/api/admin/orders/${_id}/notes`, { text: 'Rings twice' })
    const asked = { state: 'unreachable', via: 'call' }
    await desk.put(`/api/admin/orders/${_id}/confirmation`, asked)
    expect((await shop.as(asha).get(DATA)).body.orders).toMatchObject([
      {
        addressChanges: [{ from: shippingAddress, to: { city: 'Pune' } }],
        notes: [{ text: 'Rings twice' }],
        confirmations: [asked],
      },
    ])
    const everyday = (await shop.as(asha).get(`/api/orders/${_id}`)).body
    expect(everyday).not.toHaveProperty('notes')
  })

  it('costs what it tells, and is told twenty times a day', async () => {
    const asha = await shop.saveUser()
    const profile = await readsOf(shop, () => shop.as(asha).get('/api/users/profile'))
    const reads = await readsOf(shop, () => shop.as(asha).get(DATA))
    expect(reads - profile).toBeLessThanOrEqual(9)
    for (let count = 1; count < 20; count++) await shop.as(asha).get(DATA)
    const refused = await shop.as(asha).get(DATA)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    shop.clock.pass({ minutes: 24 * 60 })
  })

  it('names the notice under which the account was opened', async () => {
    const account = { name: 'Mina', phone: shop.newPhone(), password: 'Test@1234' }
    const { body } = await shop.post('/api/users/register', account)
    expect((await shop.as(body).get(DATA)).body.notice.version).toBe(NOTICE_VERSION)
  })
})

describe('a consent', () => {
  it('is recorded with version and time, and withdrawn by one call, again and again', async () => {
    const email = 'consenting@example.com'
    const asha = await shop.saveUser({ email, confirmedEmail: email })
    await shop.post('/api/newsletter', { email })
    expect((await shop.as(asha).get(DATA)).body.consents).toEqual([])
    await confirmAddress(shop, email)
    expect((await shop.as(asha).get(DATA)).body.consents).toEqual([
      { purpose: 'newsletter', version: NOTICE_VERSION, at: expect.any(String) },
    ])
    for (let call = 1; call <= 2; call++)
      expect((await shop.as(asha).del(NEWSLETTER)).status).toBe(200)
    expect((await shop.as(asha).get(DATA)).body.consents).toEqual([])
  })

  it('of another’s address is neither told nor withdrawn', async () => {
    const email = 'other.owner@example.com'
    await shop.post('/api/newsletter', { email })
    await confirmAddress(shop, email)
    const mallory = await shop.saveUser({ email })
    expect((await shop.as(mallory).get(DATA)).body.consents).toEqual([])
    await shop.as(mallory).del(NEWSLETTER)
    const stays = await shop.database.subscribers.where('email', '==', email).get()
    expect(stays.size).toBe(1)
  })

  it('is for a purpose that there is', async () => {
    const asha = await shop.saveUser()
    expect((await shop.as(asha).del('/api/users/me/consents/orders')).status).toBe(400)
  })
})
