import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { aChoice, newGuestId } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { PASSWORD, startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
const other = await startTestShop({ projectId: shop.shop.config.projectId })
const asha = await shop.saveUser()
const product = await shop.saveProduct({ countInStock: 1000 })
const DAY_MINUTES = 24 * 60

const keyed = (key = randomUUID()) => ({ headers: { 'idempotency-key': key } })

const line = (rest: object = {}) => aChoice({ productId: product, ...rest })

const unitsIn = async (guestId: string) =>
  (await shop.get(`/api/cart?guestId=${guestId}`)).body.products.map(
    ({ quantity }: { quantity: number }) => quantity,
  )

const checkedOut = async (): Promise<string> => {
  const { body } = await beginCheckout(shop.as(asha), [line()])
  return `/api/checkout/${body._id}/finalize`
}

it('adds once, however often and to whichever instance it is called at once', async () => {
  const guestId = newGuestId()
  const body = { guestId, ...line({ quantity: 2 }) }
  const key = keyed()
  const replies = await Promise.all(
    [shop, other, shop, other, shop, other].map((one) => one.post('/api/cart', body, key)),
  )
  expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body]))).size).toBe(1)
  expect(replies[0]?.status).toBe(200)
  expect(await unitsIn(guestId)).toEqual([2])
})

it('places one of many orders at once, and answers each as the first, whatever became of it', async () => {
  const path = await checkedOut()
  const key = keyed()
  const replies = await Promise.all(
    [shop, other, shop, other].map((one) => one.as(asha).post(path, { isCOD: true }, key)),
  )
  const [first] = replies
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const reply of replies) expect(reply.body).toEqual(first?.body)
  const admin = await shop.saveUser({ role: 'admin' })
  await shop.as(admin).put(`/api/admin/orders/${first?.body._id}`, { status: 'Delivered' })
  const later = await shop.as(asha).post(path, { isCOD: true }, key)
  expect(later.body).toEqual(first?.body)
  expect(later.body.status).toBe('Processing')
})

it('knows a body by its values', async () => {
  const guestId = newGuestId()
  const key = keyed()
  const add = (body: string) => shop.post('/api/cart', body, key)
  const rest = `"guestId":"${guestId}","productId":"${product}","size":"Small","color":"Red"`
  const first = await add(`{${rest},"quantity":2}`)
  const again = await add(`{ "quantity": 2.0, ${rest} }`)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect((await add(`{${rest},"quantity":3}`)).body.code).toBe('key_reused')
  expect(await unitsIn(guestId)).toEqual([2])
})

it('takes another path for another call with the same key, and refuses it', async () => {
  const key = keyed()
  await shop.as(asha).post(await checkedOut(), { isCOD: true }, key)
  const { status, body } = await shop.as(asha).post(await checkedOut(), { isCOD: true }, key)
  expect([status, body.code]).toEqual([409, 'key_reused'])
})

it('takes another method, and another caller, for calls of their own', async () => {
  const key = keyed()
  const [one, two] = [newGuestId(), newGuestId()]
  for (const guestId of [one, two])
    expect((await shop.post('/api/cart', { guestId, ...line() }, key)).status).toBe(200)
  const more = { guestId: one, ...line({ quantity: 3 }) }
  expect((await shop.put('/api/cart', more, key)).status).toBe(200)
  expect([await unitsIn(one), await unitsIn(two)]).toEqual([[3], [1]])
  const ravi = await shop.saveUser()
  for (const who of [asha, ravi])
    expect((await shop.as(who).put(`/api/wishlist/${product}`, undefined, key)).status).toBe(200)
  expect((await shop.as(ravi).get('/api/wishlist')).body).toHaveLength(1)
})

it('leaves the key free after a refusal, for another body as well', async () => {
  const guestId = newGuestId()
  const key = keyed()
  const add = (body: object) => shop.post('/api/cart', { guestId, ...line(), ...body }, key)
  expect((await add({ quantity: 0 })).status).toBe(400)
  expect((await add({ productId: 'none' })).status).toBe(404)
  expect((await add({ quantity: 2 })).status).toBe(200)
  expect(await unitsIn(guestId)).toEqual([2])
})

it('keeps an answer for a day', async () => {
  const key = keyed()
  const complaint = { name: 'Asha', phone: '9876543210', text: 'No lid.' }
  const complain = async () => (await shop.post('/api/grievances', complaint, key)).body.number
  const first = await complain()
  shop.clock.pass({ minutes: DAY_MINUTES - 1 })
  expect(await complain()).toBe(first)
  shop.clock.pass({ minutes: 1 })
  expect(await complain()).not.toBe(first)
})

it('keeps that of a change of a cart for a day, too', async () => {
  const guestId = newGuestId()
  const key = keyed()
  const add = () => shop.post('/api/cart', { guestId, ...line(), quantity: 1 }, key)
  await add()
  shop.clock.pass({ minutes: DAY_MINUTES - 1 })
  expect((await add()).body.products).toMatchObject([{ quantity: 1 }])
  shop.clock.pass({ minutes: 1 })
  expect((await add()).body.products).toMatchObject([{ quantity: 2 }])
})

it('registers the same account again, with tokens of its own, for who has its password', async () => {
  const key = keyed()
  const person = { name: 'Ravi', phone: shop.newPhone(), password: PASSWORD }
  const first = await shop.post('/api/users/register', person, key)
  const again = await shop.post('/api/users/register', person, key)
  expect([again.status, again.body.user]).toEqual([201, first.body.user])
  expect((await shop.as(again.body).get('/api/users/profile')).status).toBe(200)
  await shop
    .as(first.body)
    .put('/api/users/password', { currentPassword: PASSWORD, newPassword: 'Fresh@9876' })
  expect((await shop.post('/api/users/register', person, key)).body.code).toBe('phone_taken')
})

it('stores no secret with an answer', async () => {
  const key = keyed()
  const admin = await shop.saveUser({ role: 'admin' })
  const person = { name: 'Ravi', phone: shop.newPhone(), password: PASSWORD }
  const { body: registered } = await shop.post('/api/users/register', person, key)
  const { body: login } = await shop.post('/api/users/login', person, keyed())
  const path = `/api/admin/users/${registered.user._id}/password-reset`
  const { body: reset } = await shop.as(admin).post(path, undefined, keyed())
  const { body: order } = await shop.as(asha).post(await checkedOut(), { isCOD: true })
  const asked = await shop
    .as(admin)
    .put(`/api/admin/orders/${order._id}/confirmation`, { state: 'asked', via: 'call' }, key)
  const { docs } = await shop.database.storedReplies.get()
  const kept = JSON.stringify(docs.map((one) => one.data()))
  expect(kept).toContain(registered.user._id)
  for (const secret of [
    registered.token,
    registered.customToken,
    login.token,
    reset.password,
    PASSWORD,
    asked.body.link.split('/c/')[1],
  ])
    expect(kept).not.toContain(secret)
})

it('answers a repeated question to a customer with a link that works, counted once', async () => {
  const admin = await shop.saveUser({ role: 'admin' })
  const { body: order } = await shop.as(asha).post(await checkedOut(), { isCOD: true })
  const path = `/api/admin/orders/${order._id}/confirmation`
  const key = keyed()
  const ask = () => shop.as(admin).put(path, { state: 'asked', via: 'call' }, key)
  await ask()
  const { body } = await ask()
  expect(body.confirmation.attempts).toBe(1)
  expect((await fetch(`${shop.url}/c/${body.link.split('/c/')[1]}`)).status).toBe(200)
})

it('forgets what an account was answered with the account', async () => {
  const ravi = await shop.saveUser()
  await shop.as(ravi).put('/api/users/profile', { name: 'Ravi Kumar' }, keyed())
  const kept = async () =>
    (await shop.database.storedReplies.where('userId', '==', ravi._id).get()).size
  expect(await kept()).toBe(1)
  await shop.as(ravi).del('/api/users/profile', { password: PASSWORD })
  expect(await kept()).toBe(0)
})

it('goes on with an interrupted call where it stopped', async () => {
  const admin = await shop.saveUser({ role: 'admin' })
  const ids = await Promise.all(
    [0, 1, 2].map(async () => {
      const { body } = await shop.as(asha).post(await checkedOut(), { isCOD: true })
      return String(body._id)
    }),
  )
  const body = { ids, state: 'unreachable', via: 'call' }
  const key = keyed()
  const path = '/api/admin/orders/confirmations'
  // The last of its writes, with the whole reply, is lost: as if the instance had died before.
  vi.spyOn(shop.shop.answers, 'keep').mockRejectedValueOnce(new Error('died'))
  expect((await shop.as(admin).post(path, body, key)).status).toBe(500)
  const again = await shop.as(admin).post(path, body, key)
  expect(again.body).toEqual({ done: ids, refused: [] })
  for (const id of ids) {
    const { body: order } = await shop.as(admin).get(`/api/orders/${id}`)
    expect(order.confirmation.attempts).toBe(1)
  }
})

it('repeats what it has once answered of a change whose first answer was lost, whatever follows', async () => {
  const account = await shop.saveUser({ role: 'admin' })
  const admin = shop.as(account)
  const path = `/api/products/${await shop.saveProduct({ countInStock: 10 })}`
  const key = keyed()
  const count = () => admin.put(path, { stockChange: 5 }, key)
  // The change is made, and its instance dies before it has kept the whole reply.
  vi.spyOn(shop.shop.answers, 'keep').mockRejectedValueOnce(new Error('died'))
  expect((await count()).status).toBe(500)
  const answered = await count()
  expect([answered.status, answered.body.countInStock]).toEqual([200, 15])
  await admin.put(path, { stockChange: -6 })
  expect((await count()).body).toEqual(answered.body)
  expect((await other.as(account).put(path, { stockChange: 5 }, key)).body).toEqual(answered.body)
})
