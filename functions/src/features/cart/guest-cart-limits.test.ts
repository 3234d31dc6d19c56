import { expect, it } from 'vitest'
import { aChoice, newGuestId } from '#testing/builders.ts'
import { startTestShop, type TestShop } from '#testing/start-test-shop.ts'

/** Ids of guests cost nothing: what they leave behind is limited all the same. */

const shop = await startTestShop()

const add = (one: TestShop, guestId: string, productId: string) =>
  one.post('/api/cart', aChoice({ guestId, productId }))

const LINES = 40

/** As long as names are, in every language of the shop. */
const NAME = 'Stainless steel pressure cooker with inner lid, 5 litres, for gas and induction'

it('takes as many lines as an order, however many come at once, in a reply of 20 kB', async () => {
  const guestId = newGuestId()
  const nameIn = { hi: NAME, mr: NAME, bn: NAME, ta: NAME }
  const ids = await Promise.all(
    Array.from({ length: LINES + 5 }, () => shop.saveProduct({ name: NAME, nameIn, nameHi: NAME })),
  )
  const replies = await Promise.all(ids.map((id) => add(shop, guestId, id)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(LINES)
  const refused = replies.filter(({ status }) => status !== 200)
  for (const { status, body } of refused)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([409, 'order_limit', ['lines']])
  const { body } = await shop.get(`/api/cart?guestId=${guestId}`)
  expect(body.products).toHaveLength(LINES)
  for (const reply of [...replies.map((one) => one.body), body])
    expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThanOrEqual(20_000)
})

it('merges no more lines than that', async () => {
  const asha = await shop.saveUser()
  const guestId = newGuestId()
  const ids = await Promise.all(Array.from({ length: LINES + 2 }, () => shop.saveProduct()))
  const [first = '', second = '', ...others] = ids
  for (const productId of [first, second])
    await shop.as(asha).post('/api/cart', aChoice({ userId: asha._id, productId }))
  for (const id of others) await add(shop, guestId, id)
  const { body } = await shop.as(asha).post('/api/cart/merge', { guestId })
  expect(body.products).toHaveLength(LINES)
})

it('makes no cart for whoever reads one, or takes out what is not in it, and leaves no empty one', async () => {
  const productId = await shop.saveProduct()
  const [read, emptied, filled] = [newGuestId(), newGuestId(), newGuestId()]
  await shop.get(`/api/cart?guestId=${read}`)
  const line = { productId, size: 'Small', color: 'Red' }
  await shop.del('/api/cart', { guestId: emptied, ...line })
  await shop.put('/api/cart', { guestId: emptied, ...line, quantity: 0 })
  await add(shop, filled, productId)
  await shop.del('/api/cart', { guestId: filled, ...line })
  for (const guestId of [read, emptied, filled])
    expect((await shop.database.carts.doc(guestId).get()).exists).toBe(false)
})

it('is forgotten after thirty days', async () => {
  const guestId = newGuestId()
  await add(shop, guestId, await shop.saveProduct())
  const cart = (await shop.database.carts.doc(guestId).get()).data()
  const days = ((cart?.expiresAt?.toMillis() ?? 0) - shop.clock.now().getTime()) / 86_400_000
  expect(Math.round(days)).toBe(30)
})

it('begins no more carts in a day than its address may, over all instances', async () => {
  const environment = { LIMIT_NEW_CARTS: '3' }
  const one = await startTestShop({ environment })
  const { projectId } = one.shop.config
  const other = await startTestShop({ environment, projectId })
  one.clock.toNext({ minutes: 24 * 60 })
  other.clock.toNext({ minutes: 24 * 60 })
  const productId = await one.saveProduct()
  const known = newGuestId()
  expect((await add(one, known, productId)).status).toBe(200)
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      add(index % 2 === 0 ? one : other, newGuestId(), productId),
    ),
  )
  const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length
  expect([count(200), count(429)]).toEqual([2, 4])
  const { headers } = await add(one, newGuestId(), productId)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await add(other, known, productId)).status).toBe(200)
  expect((await one.database.carts.count().get()).data().count).toBe(3)
})
