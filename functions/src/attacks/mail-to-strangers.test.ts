import { beforeAll, describe, expect, it } from 'vitest'
import { LINKS_PER_DAY } from '#database/repositories/confirmation-links.repository.ts'
import { anAddress } from '#testing/builders.ts'
import { linkTokens, mailsTo, press } from '#testing/mailbox.ts'
import { placeOrder } from '#testing/orders.ts'
import { PASSWORD, type Account, startShop } from '#testing/start-test-shop.ts'

/** Somebody uses the shop to write to a stranger, in the shop's name. */

const { shop, admin } = await startShop()
let count = 0
const aStranger = () => `stranger.${++count}@example.org`
const BAIT = 'WIN-A-PRIZE https://evil.example/now'

const register = async (email: string, name = BAIT) =>
  shop.post('/api/users/register', { name, phone: shop.newPhone(), password: PASSWORD, email })

const login = async (phone: string): Promise<Account> => {
  const { body } = await shop.post('/api/users/login', { phone, password: PASSWORD })
  return { ...body.user, password: PASSWORD, token: body.token }
}

const everythingTo = async (email: string) => JSON.stringify(await mailsTo(shop, email))
const profileOf = async (who: { token: string }) =>
  (await shop.as(who).get('/api/users/profile')).body

describe('nothing that anybody typed is in a mail to an address that nobody has confirmed', () => {
  it('be it a name, an order’s address or a wish', async () => {
    const email = aStranger()
    const { body } = await register(email)
    const mallory = await login(body.user.phone)
    const line = { productId: await shop.saveProduct() }
    const order = await placeOrder(shop, mallory, [line])
    await shop.as(admin).put(`/api/admin/orders/${order._id}`, { status: 'Shipped' })
    await shop.as(mallory).put('/api/users/profile', { name: `${BAIT} again` })
    await shop.post('/api/users/email-confirmation')
    await shop.post('/api/newsletter', { email })
    const soldOut = await shop.saveProduct({ countInStock: 0 })
    await shop.post(`/api/products/${soldOut}/back-in-stock`, { email })
    const sent = await everythingTo(email)
    expect(sent).not.toContain('evil.example')
    expect(sent).not.toContain(mallory.phone)
    expect(sent).not.toContain(order._id)
    const subjects = (await mailsTo(shop, email)).map(({ message }) => message.subject)
    expect(new Set(subjects).size).toBe(1)
  })

  it('nor does an admin’s order for a caller write to the address that the caller named', async () => {
    const email = aStranger()
    const { status } = await shop.as(admin).post('/api/admin/orders', {
      customer: { name: BAIT, phone: shop.newPhone(), email },
      orderItems: [
        { productId: await shop.saveProduct(), size: 'Small', color: 'Red', quantity: 1 },
      ],
      shippingAddress: anAddress(),
    })
    expect(status).toBe(201)
    expect(await mailsTo(shop, email)).toEqual([])
  })
})

const DAY_MINUTES = 24 * 60

describe('the links of a day', () => {
  // No test of these may begin on one day and end on the next.
  beforeAll(() => {
    const minutes = Math.floor(shop.clock.now().getTime() / 60_000)
    shop.clock.pass({ minutes: DAY_MINUTES - (minutes % DAY_MINUTES) })
  })

  it('are few for one address, however it is given and however many accounts give it', async () => {
    const email = aStranger()
    for (let i = 0; i < 4; i++) expect((await register(email)).status).toBe(201)
    const soldOut = await shop.saveProduct({ countInStock: 0 })
    for (let i = 0; i < 8; i++) {
      shop.clock.pass({ minutes: 11 })
      expect((await shop.post('/api/newsletter', { email })).status).toBe(i === 0 ? 201 : 200)
      await shop.post(`/api/products/${soldOut}/back-in-stock`, { email: email.toUpperCase() })
    }
    expect(await mailsTo(shop, email)).toHaveLength(LINKS_PER_DAY)
  })

  it('are counted on when the account that asked for them is deleted', async () => {
    const email = aStranger()
    const links = new Set<string>()
    for (let i = 0; i < 8; i++) {
      const { body } = await register(email)
      for (const token of await linkTokens(shop, email)) links.add(token)
      await shop.as(body).del('/api/users/profile', { password: PASSWORD })
    }
    expect(links.size).toBe(LINKS_PER_DAY)
  })

  it('are told to who asks for one more than there are', async () => {
    const email = aStranger()
    const { body } = await register(email)
    const again = () => shop.as(body).post('/api/users/email-confirmation')
    const replies = await Promise.all(Array.from({ length: 8 }, again))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(LINKS_PER_DAY - 1)
    const refused = replies.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await mailsTo(shop, email)).toHaveLength(LINKS_PER_DAY)
  })
})

describe('a token', () => {
  it('confirms the address that it was mailed to, and no other', async () => {
    const [own, stranger] = [aStranger(), aStranger()]
    const { body: mallory } = await register(own)
    const [token] = await linkTokens(shop, own)
    await shop.as(mallory).put('/api/users/profile', { email: stranger })
    expect((await press(shop, token)).status).toBe(404)
    expect(await profileOf(mallory)).toMatchObject({ email: stranger, emailConfirmed: false })
  })

  it('confirms the account that it was mailed for, and no other with that address', async () => {
    const email = aStranger()
    const [{ body: asha }, { body: mallory }] = [await register(email), await register(email)]
    const [, older] = await linkTokens(shop, email)
    await press(shop, older)
    expect((await profileOf(asha)).emailConfirmed).toBe(true)
    expect((await profileOf(mallory)).emailConfirmed).toBe(false)
  })

  it('of a subscription confirms no account, nor the other way round', async () => {
    const email = aStranger()
    const { body: mallory } = await register(email)
    await shop.post('/api/newsletter', { email })
    const [newsletter] = await linkTokens(shop, email)
    expect((await press(shop, newsletter)).body.purpose).toBe('newsletter')
    expect((await profileOf(mallory)).emailConfirmed).toBe(false)
  })

  it('is not in the database but as a hash, and is none that anybody could make up', async () => {
    const email = aStranger()
    await register(email)
    const [token = ''] = await linkTokens(shop, email)
    expect(token).toMatch(/^[\w-]{43}$/)
    const { docs } = await shop.database.confirmations.get()
    expect(JSON.stringify(docs.map((link) => [link.id, link.data()]))).not.toContain(token)
    for (const wrong of [token.slice(1), `${token}A`, docs[0]?.id, 'x'])
      expect((await press(shop, wrong)).status).toBe(404)
    for (const wrong of ['', undefined, 5, { $gt: '' }, 'x'.repeat(101)])
      expect((await press(shop, wrong as string)).status).toBe(400)
  })

  it('does nothing when it is only opened, as mail scanners do', async () => {
    const email = aStranger()
    const { body: asha } = await register(email)
    const [token] = await linkTokens(shop, email)
    for (const path of ['/api/confirmations', `/api/confirmations?token=${token}`])
      expect((await shop.get(path)).status).toBe(405)
    await shop.get(`/confirm-email?token=${token}`)
    expect((await profileOf(asha)).emailConfirmed).toBe(false)
  })
})
