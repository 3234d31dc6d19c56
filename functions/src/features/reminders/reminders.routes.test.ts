import { asProductId } from '@bartan/contract/products/product-id'
import { paise } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { mailsTo } from '#testing/mailbox.ts'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop, type Account } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
const admin = shop.as(await shop.saveUser({ role: 'admin' }))
const LIST = '/api/admin/reminders'
const jug = asProductId(await shop.saveProduct({ name: 'Steel Jug' }))
const DAY = 24 * 60

const agree = (who: Account, cartReminder = true) =>
  shop.as(who).put('/api/users/profile', { cartReminder })

/** A cart that was left so many days ago. */
const leave = async ({ _id }: Account, days: number) => {
  const { carts, timestamp } = shop.database
  const line = {
    productId: jug,
    size: '',
    color: '',
    quantity: 2,
    name: 'Steel Jug',
    image: '',
  }
  await carts.doc(_id).set({
    lines: [{ ...line, price: paise(20_000) }],
    updatedAt: timestamp(new Date(shop.clock.now().getTime() - days * DAY * 60_000)),
    expiresAt: null,
  })
}

const listed = async (kind: string, id: string) =>
  (await admin.get(`${LIST}/${kind}`)).body.reminders.find(({ _id }: { _id: string }) => _id === id)

const stopIn = (text: string) => /no-reminders\?token=([\w-]+)/.exec(text)?.[1]

describe('a cart that was left', () => {
  it('is reminded of by a text to send, once, if its customer has agreed', async () => {
    const [asha, ravi] = [await shop.saveUser({ name: 'Asha' }), await shop.saveUser()]
    for (const who of [asha, ravi]) await leave(who, 2)
    expect((await agree(asha)).body.cartReminder).toBe(true)
    expect((await shop.as(asha).get('/api/users/profile')).body.cartReminder).toBe(true)
    expect(await listed('cart', ravi._id)).toBeUndefined()
    expect(await listed('cart', asha._id)).toMatchObject({
      name: 'Asha',
      phone: asha.phone,
      products: [{ name: 'Steel Jug', quantity: 2 }],
      byMail: false,
    })
    expect((await admin.post(`${LIST}/cart/${ravi._id}`)).body.code).toBe('conflict')
    const { status, body } = await admin.post(`${LIST}/cart/${asha._id}`)
    expect([status, body.via]).toEqual([201, 'whatsapp'])
    expect(body.text).toContain('Steel Jug')
    expect(body.text).toContain('/cart')
    expect(stopIn(body.text)).toBeDefined()
    expect(await listed('cart', asha._id)).toBeUndefined()
    expect((await admin.post(`${LIST}/cart/${asha._id}`)).status).toBe(409)
    // Another cart a month later is another matter.
    shop.clock.pass({ minutes: 31 * DAY })
    await leave(asha, 2)
    expect(await listed('cart', asha._id)).toBeDefined()
  })

  it('is not reminded of at once, nor after two weeks', async () => {
    const asha = await shop.saveUser()
    await agree(asha)
    for (const days of [0, 15]) {
      await leave(asha, days)
      expect(await listed('cart', asha._id)).toBeUndefined()
      expect((await admin.post(`${LIST}/cart/${asha._id}`)).status).toBe(409)
    }
  })

  it('is mailed of by night where an address is confirmed; the link in it says no', async () => {
    const email = 'left-cart@example.com'
    const asha = await shop.saveUser({ email, confirmedEmail: email })
    await agree(asha)
    await leave(asha, 3)
    await shop.shop.reminders.mailAll()
    await shop.shop.reminders.mailAll()
    const mails = await mailsTo(shop, email)
    expect(mails).toHaveLength(1)
    const token = stopIn(mails[0]?.message.text ?? '')
    for (const said of [token, 'unknown'])
      expect(await shop.post('/api/reminders/stop', { token: said })).toMatchObject({ status: 200 })
    shop.clock.pass({ minutes: 40 * DAY })
    await leave(asha, 3)
    expect(await listed('cart', asha._id)).toBeUndefined()
    expect((await shop.as(asha).get('/api/users/me/data')).body.consents).toEqual([])
    await agree(asha)
    expect(await listed('cart', asha._id)).toBeDefined()
    expect((await shop.as(asha).get('/api/users/me/data')).body.consents).toMatchObject([
      { purpose: 'cart_reminder', version: expect.any(String) },
    ])
    await shop.as(asha).del('/api/users/me/consents/cart_reminder')
    expect(await listed('cart', asha._id)).toBeUndefined()
  })
})

const deliver = async (who: Account) => {
  const productId = await shop.saveProduct({ name: 'Brass Lota' })
  const { _id: orderId } = await placeOrder(shop, who, [{ productId }])
  for (const status of ['Shipped', 'Delivered'])
    await admin.put(`/api/admin/orders/${orderId}`, { status })
  return { productId, orderId }
}

it('a review is asked for a week after delivery, once, with a link to its page', async () => {
  const asha = await shop.saveUser()
  const { productId, orderId } = await deliver(asha)
  expect(await listed('review', orderId)).toBeUndefined()
  shop.clock.pass({ minutes: 8 * DAY })
  expect(await listed('review', orderId)).toMatchObject({ products: [{ name: 'Brass Lota' }] })
  const { body } = await admin.post(`${LIST}/review/${orderId}`)
  expect(body.text).toContain(`/product/${productId}#reviews`)
  expect(await listed('review', orderId)).toBeUndefined()
  expect((await admin.post(`${LIST}/review/${orderId}`)).status).toBe(409)
  const reviewed = await deliver(asha)
  await shop
    .as(asha)
    .post(`/api/products/${reviewed.productId}/reviews`, { stars: 5, text: 'Good' })
  const next = await deliver(asha)
  await shop.post('/api/reminders/stop', { token: stopIn(body.text) })
  shop.clock.pass({ minutes: 8 * DAY })
  for (const { orderId: id } of [next, reviewed]) expect(await listed('review', id)).toBeUndefined()
  await agree(asha)
  expect(await listed('review', next.orderId)).toBeDefined()
  expect(await listed('review', reviewed.orderId)).toBeUndefined()
})

it('nothing is said of products that are gone by now, whose pages would be the link', async () => {
  const asha = await shop.saveUser()
  const gone = await deliver(asha)
  const hidden = await deliver(asha)
  await leave(asha, 2)
  await agree(asha)
  shop.clock.pass({ minutes: 8 * DAY })
  await leave(asha, 2)
  await admin.del(`/api/products/${gone.productId}`)
  for (const productId of [hidden.productId, jug])
    await admin.put(`/api/products/${productId}`, { state: 'draft' })
  for (const [kind, id] of [
    ['review', gone.orderId],
    ['review', hidden.orderId],
    ['cart', asha._id],
  ] as const) {
    expect(await listed(kind, id)).toBeUndefined()
    expect((await admin.post(`${LIST}/${kind}/${id}`)).status).toBe(409)
  }
  await admin.put(`/api/products/${jug}`, { state: 'published' })
  expect(await listed('cart', asha._id)).toBeDefined()
})

it('refuses what is no kind, and no time', async () => {
  expect((await admin.get(`${LIST}/both`)).body.fields).toHaveProperty('kind')
  expect((await admin.get(`${LIST}/cart?before=then`)).body.fields).toHaveProperty('before')
  expect((await admin.post(`${LIST}/cart/none`)).status).toBe(409)
})
