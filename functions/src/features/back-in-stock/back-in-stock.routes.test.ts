import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder } from '../../testing/place-order.ts'
import { startTestShop } from '../../testing/start-test-shop.ts'
import type { Account, TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let admin: Account
let ravi: Account
beforeAll(async () => {
  shop = await startTestShop({ environment: { SITE_URL: 'https://shop.example' } })
  admin = await shop.saveUser({ role: 'admin' })
  ravi = await shop.saveUser()
})
afterAll(() => shop.stop())

let count = 0
const anAddressee = () => `asha.${++count}@example.com`
const soldOut = (product: object = {}) => shop.saveProduct({ countInStock: 0, ...product })
const ask = (id: string, body: unknown) => shop.post(`/api/products/${id}/back-in-stock`, body)
const edit = (id: string, change: object) => shop.as(admin).put(`/api/products/${id}`, change)
const setStatus = (id: string, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${id}`, { status })

const requestsOf = async (productId: string) => {
  const { backInStockRequests } = shop.database
  return (await backInStockRequests.where('productId', '==', productId).get()).docs
}
const mailsTo = async (email: string) => {
  const { docs } = await shop.database.mail.where('to', 'array-contains', email).get()
  return docs.map((mail) => mail.data().message)
}
const isNoted = async (productId: string) =>
  (await shop.database.restocks.doc(productId).get()).exists

/** Requests as they are stored, from numbered people. */
const saveRequests = async (productId: string, size: number) => {
  const { firestore, backInStockRequests, serverTime, timestamp } = shop.database
  const emails = Array.from({ length: size }, anAddressee)
  const batch = firestore.batch()
  const expiresAt = timestamp(new Date(Date.now() + 1e9))
  for (const email of emails) {
    const request = { productId, email, language: 'en', createdAt: serverTime, expiresAt }
    batch.set(backInStockRequests.doc(), request as never)
  }
  await batch.commit()
  return emails
}

describe('a request to be told', () => {
  it('is kept once per address and product, whatever the case of its letters', async () => {
    const id = await soldOut()
    for (const email of ['Asha@Example.com', 'asha@example.com'])
      expect(await ask(id, { email })).toMatchObject({
        status: 201,
        body: { message: 'We will write to you once, when it is back in stock.' },
      })
    const [request, ...others] = await requestsOf(id)
    expect(others).toEqual([])
    expect(request?.data()).toMatchObject({ email: 'asha@example.com', language: 'en' })
  })

  it('is refused for what is in stock, unknown or deleted', async () => {
    const email = anAddressee()
    const id = await shop.saveProduct({ countInStock: 1 })
    expect(await ask(id, { email })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const deleted = await soldOut()
    await shop.as(admin).del(`/api/products/${deleted}`)
    for (const unknown of ['nothing', 'a%2Fb', deleted])
      expect(await ask(unknown, { email })).toMatchObject({
        status: 404,
        body: { message: 'Product not found' },
      })
    expect(await requestsOf(id)).toEqual([])
  })

  it.each([[{}], [{ email: 'asha' }], [{ email: 'asha@example.com', language: 'ta' }]])(
    'is refused as %j',
    async (body) => {
      expect(await ask(await soldOut(), body)).toMatchObject({ status: 400 })
    },
  )
})

describe('when it is there again', () => {
  /** The ways in which a sold-out product of `ravi`'s order comes back. */
  const WAYS: Record<string, (id: string, orderId: string) => Promise<unknown>> = {
    'an edit': (id) => edit(id, { countInStock: 5 }),
    'a bulk edit': async (id) => {
      const { sku } = await shop.readProduct(id)
      return shop.as(admin).post('/api/admin/products/bulk', { rows: [{ sku, countInStock: 5 }] })
    },
    'a cancelled order': (_, order) => shop.as(ravi).post(`/api/orders/${order}/cancel`),
    'an order that an admin cancels': (_, order) => setStatus(order, 'Cancelled'),
    'a deleted order': (_, order) => shop.as(admin).del(`/api/admin/orders/${order}`),
    'an accepted return': async (productId, order) => {
      await setStatus(order, 'Delivered')
      const lines = [{ productId, size: 'Small', color: 'Red', quantity: 1 }]
      await shop.as(ravi).post(`/api/orders/${order}/return`, { lines, reason: 'Too small' })
      return shop.as(admin).put(`/api/admin/orders/${order}/return`, { decision: 'accepted' })
    },
  }

  it.each(Object.keys(WAYS))('by %s, each who asked gets one mail', async (way) => {
    const id = await shop.saveProduct({ name: 'Steel & <b>Lota', nameHi: 'लोटा', countInStock: 2 })
    const order = await placeOrder(shop, ravi, [{ productId: id, quantity: 2 }])
    const [english, hindi] = [anAddressee(), anAddressee()]
    await ask(id, { email: english })
    await ask(id, { email: hindi, language: 'hi' })
    expect(await WAYS[way]?.(id, order._id)).toMatchObject({ status: 200 })
    expect((await shop.readProduct(id)).countInStock).toBeGreaterThan(0)
    const [mail, ...others] = await mailsTo(english)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Bartan: Steel & <b>Lota is back in stock' })
    expect(mail?.html).toContain('Steel &amp; &lt;b&gt;Lota is back')
    expect(mail?.text).toContain(`https://shop.example/product/${id}\n`)
    const [hindiMail, ...more] = await mailsTo(hindi)
    expect([hindiMail?.subject, more]).toEqual(['Bartan: लोटा फिर से उपलब्ध है', []])
    expect(hindiMail?.text).toContain(`https://shop.example/hi/product/${id}\n`)
    expect([await requestsOf(id), await isNoted(id)]).toEqual([[], false])
  })

  it('says nothing before, and nothing of more of it', async () => {
    const id = await soldOut()
    const email = anAddressee()
    await ask(id, { email })
    await edit(id, { name: 'Renamed', countInStock: 0 })
    expect(await requestsOf(id)).toHaveLength(1)
    await edit(id, { countInStock: 1 })
    await edit(id, { countInStock: 9 })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('can be asked for again when it is sold out again', async () => {
    const id = await soldOut()
    const email = anAddressee()
    for (let i = 0; i < 2; i++) {
      expect((await ask(id, { email })).status).toBe(201)
      await edit(id, { countInStock: 3 })
      await edit(id, { countInStock: 0 })
    }
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('forgets who waits for a product that is deleted', async () => {
    const id = await soldOut()
    const email = anAddressee()
    await ask(id, { email })
    await shop.as(admin).del(`/api/products/${id}`)
    expect(await mailsTo(email)).toEqual([])
    expect([await requestsOf(id), await isNoted(id)]).toEqual([[], false])
  })

  it('keeps requests waiting where it sold out before anybody was told', async () => {
    const id = await soldOut()
    await ask(id, { email: anAddressee() })
    await shop.database.restocks.doc(id).set({ at: shop.database.timestamp(new Date()) })
    await shop.shop.backInStock.answerRequests()
    expect([(await requestsOf(id)).length, await isNoted(id)]).toEqual([1, false])
  })

  it('tells hundreds once each, though the first try broke off and three go on at once', async () => {
    const id = await soldOut()
    const emails = await saveRequests(id, 230)
    const { mail } = shop.database
    const makeMail = mail.doc.bind(mail)
    let written = 0
    mail.doc = () => {
      if (++written > 150) throw new Error('The instance dies')
      return makeMail()
    }
    expect((await edit(id, { countInStock: 5 })).status).toBe(200)
    mail.doc = makeMail
    expect([(await requestsOf(id)).length, await isNoted(id)]).toEqual([130, true])
    const { backInStock } = shop.shop
    await Promise.all([1, 2, 3].map(() => backInStock.answerRequests()))
    expect([await requestsOf(id), await isNoted(id)]).toEqual([[], false])
    const { docs } = await mail.get()
    const told = docs.flatMap((document) => document.data().to)
    expect(told.filter((email) => emails.includes(email)).toSorted()).toEqual(emails.toSorted())
  })
})
