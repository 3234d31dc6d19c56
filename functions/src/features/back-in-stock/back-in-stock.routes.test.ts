import { SHOP } from '@bartan/contract/shop/shop-config'
import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it } from 'vitest'
import { confirmAddress, linkTokens, mailsTo as inbox, press } from '#testing/mailbox.ts'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

const {
  shop,
  admin,
  asha: ravi,
} = await startShop({ environment: { SITE_URL: 'https://shop.example' } })
let count = 0
const anAddressee = () => `asha.${++count}@example.com`
const soldOut = (product: object = {}) => shop.saveProduct({ countInStock: 0, ...product })
const ask = (id: string, body: unknown) => shop.post(`/api/products/${id}/back-in-stock`, body)
/** Asks, and confirms the address by the link that comes. */
const askFor = async (id: string, body: { email: string; language?: string }) => {
  const reply = await ask(id, body)
  await confirmAddress(shop, body.email)
  return reply
}
const edit = (id: string, change: object) => shop.as(admin).put(`/api/products/${id}`, change)
const setStatus = (id: string, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${id}`, { status })

const requestsOf = async (productId: string) => {
  const { backInStockRequests } = shop.database
  return (await backInStockRequests.where('productId', '==', productId).get()).docs
}
/** Without the links that confirm the address. */
const mailsTo = async (email: string) =>
  (await inbox(shop, email))
    .map(({ message }) => message)
    .filter(({ text }) => !text.includes('/confirm-email?'))
const isNoted = async (productId: string) =>
  (await shop.database.restocks.doc(productId).get()).exists

/** Requests as they are stored, from numbered people. */
const saveRequests = async (productId: string, size: number) => {
  const { firestore, backInStockRequests, serverTime, timestamp } = shop.database
  const emails = Array.from({ length: size }, anAddressee)
  const batch = firestore.batch()
  const expiresAt = timestamp(new Date(Date.now() + 1e9))
  for (const email of emails) {
    const request = {
      productId,
      email,
      language: 'en',
      isConfirmed: true,
      createdAt: serverTime,
      expiresAt,
    }
    batch.set(backInStockRequests.doc(), request as never)
  }
  await batch.commit()
  return emails
}

describe('a request to be told', () => {
  it('is stored once per address and product, whatever the case of its letters', async () => {
    const id = await soldOut()
    for (const email of ['Asha@Example.com', 'asha@example.com'])
      expect(await ask(id, { email })).toMatchObject({
        status: 201,
        body: { message: expect.stringContaining('We will write to you once') },
      })
    const [request, ...others] = await requestsOf(id)
    expect(others).toEqual([])
    expect(request?.data()).toMatchObject({
      email: 'asha@example.com',
      language: 'en',
      isConfirmed: false,
    })
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
        body: { message: TEXTS.productNotFound },
      })
    expect(await requestsOf(id)).toEqual([])
  })

  it.each([
    [{}],
    [{ phone: '123' }],
    [{ email: '', phone: '' }],
    [{ email: 'asha' }],
    [{ email: 'asha@example.com', language: 'ta' }],
  ])('is refused as %j', async (body) => {
    expect(await ask(await soldOut(), body)).toMatchObject({ status: 400 })
  })
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
    await askFor(id, { email: english })
    await askFor(id, { email: hindi, language: 'hi' })
    expect(await WAYS[way]?.(id, order._id)).toMatchObject({ status: 200 })
    expect((await shop.readProduct(id)).countInStock).toBeGreaterThan(0)
    const [mail, ...others] = await mailsTo(english)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: `${SHOP.name}: Steel & <b>Lota is back in stock` })
    expect(mail?.html).toContain('Steel &amp; &lt;b&gt;Lota is back')
    expect(mail?.text).toContain(`https://shop.example/product/${id}\n`)
    const [hindiMail, ...more] = await mailsTo(hindi)
    expect([hindiMail?.subject, more]).toEqual([`${SHOP.name}: लोटा फिर से उपलब्ध है`, []])
    expect(hindiMail?.text).toContain(`https://shop.example/hi/product/${id}\n`)
    expect([await requestsOf(id), await isNoted(id)]).toEqual([[], false])
  })

  it('says nothing before, and nothing of more of it', async () => {
    const id = await soldOut()
    const email = anAddressee()
    await askFor(id, { email })
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
      await confirmAddress(shop, email)
      await edit(id, { countInStock: 3 })
      await edit(id, { countInStock: 0 })
    }
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('forgets who waits for a product that is deleted', async () => {
    const id = await soldOut()
    const email = anAddressee()
    await askFor(id, { email })
    await ask(id, { phone: shop.newPhone() })
    await shop.as(admin).del(`/api/products/${id}`)
    expect(await mailsTo(email)).toEqual([])
    expect([await requestsOf(id), await isNoted(id)]).toEqual([[], false])
    const phones = shop.database.waitingPhones.where('productId', '==', id)
    expect((await phones.get()).size).toBe(0)
  })

  it('keeps requests waiting where it sold out before anybody was told', async () => {
    const id = await soldOut()
    await askFor(id, { email: anAddressee() })
    await shop.database.restocks.doc(id).set({ at: shop.database.timestamp(new Date()) })
    await shop.shop.backInStock.answerRequests()
    expect([(await requestsOf(id)).length, await isNoted(id)]).toEqual([1, false])
  })

  it('tells hundreds once each, though the first try was aborted and three go on at once', async () => {
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

describe('an address that nobody has confirmed', () => {
  it('gets nothing but the link, and is forgotten after two days', async () => {
    const id = await soldOut()
    const email = anAddressee()
    await ask(id, { email })
    const [request] = await requestsOf(id)
    const hours = (request?.data().expiresAt.toMillis() ?? 0) - shop.clock.now().getTime()
    expect(hours / 3_600_000).toBeLessThanOrEqual(48)
    await edit(id, { countInStock: 5 })
    expect([await mailsTo(email), await isNoted(id)]).toEqual([[], false])
  })

  it('is told at once where the product has come back before it is confirmed', async () => {
    const id = await soldOut()
    const email = anAddressee()
    await ask(id, { email })
    await edit(id, { countInStock: 5 })
    const [token] = await linkTokens(shop, email)
    const replies = await Promise.all([1, 2, 3].map(() => press(shop, token)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await requestsOf(id)).toEqual([])
  })

  it('is asked for no other link once it is confirmed, be it for an account or the newsletter', async () => {
    const [first, second] = [await soldOut(), await soldOut()]
    const [email, ravis, mina] = [anAddressee(), anAddressee(), anAddressee()]
    await askFor(first, { email })
    await shop.saveUser({ email: ravis, confirmedEmail: ravis })
    await shop.post('/api/newsletter', { email: mina })
    await confirmAddress(shop, mina)
    for (const address of [email, ravis, mina]) {
      const links = (await linkTokens(shop, address)).length
      await ask(second, { email: address })
      expect(await linkTokens(shop, address)).toHaveLength(links)
    }
    await edit(second, { countInStock: 1 })
    for (const address of [email, ravis])
      expect((await mailsTo(address)).map(({ subject }) => subject)).toHaveLength(1)
  })

  it('that is stored from before confirming gets no mail', async () => {
    const id = await soldOut()
    const [email] = await saveRequests(id, 1)
    const [old] = await requestsOf(id)
    const { isConfirmed: _, ...request } = old?.data() ?? {}
    await old?.ref.set(request as never)
    await edit(id, { countInStock: 1 })
    expect(await mailsTo(email ?? '')).toEqual([])
  })

  it('waits for twenty products at most', async () => {
    const email = anAddressee()
    await askFor(await soldOut(), { email })
    const ids = await Promise.all(Array.from({ length: 20 }, () => soldOut()))
    const statuses: number[] = []
    for (const id of ids) statuses.push((await ask(id, { email })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(19)
    expect(statuses.at(-1)).toBe(429)
  })
})
