import { describe, expect, it } from 'vitest'
import { codeIn } from '#testing/a-coupon.ts'
import { confirmAddress, linkTokens, mailsTo, press } from '#testing/mailbox.ts'
import { placeOrder } from '#testing/orders.ts'
import { invalid, refusal } from '#testing/refusal.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const SITE = 'https://shop.example'
const shop = await startTestShop({ environment: { SITE_URL: SITE } })
let count = 0
const anAddress = () => `reader.${++count}@example.com`
const subscribe = (email: unknown) => shop.post('/api/newsletter', { email })
const storedFor = async (email: string) =>
  (await shop.database.subscribers.where('email', '==', email).get()).docs

const subscribed = async () => {
  const email = anAddress()
  await subscribe(email)
  await confirmAddress(shop, email)
  return email
}
const unsubscribeToken = async (email: string): Promise<string> =>
  /\/unsubscribe\?token=([\w-]+)/.exec((await mailsTo(shop, email))[0]?.message.text ?? '')?.[1] ??
  ''

describe('signing up', () => {
  it('thanks for a new address, keeps it, and mails it a link in the shop’s own words', async () => {
    const { status, body } = await subscribe(' New@Example.com ')
    expect(body).not.toHaveProperty('code')
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        reason: 'subscription_asked',
        params: {},
        message:
          'Thank you for subscribing. Please look into your mail: the link in it confirms your address.',
      },
    })
    expect(await storedFor('new@example.com')).toHaveLength(1)
    const [mail, ...others] = await mailsTo(shop, 'new@example.com')
    expect(others).toEqual([])
    expect(mail?.message.text).toContain(`${SITE}/confirm-email?token=`)
    expect(mail?.message.text).toContain(`${SITE}/hi/confirm-email?token=`)
    expect(JSON.stringify(mail?.message)).not.toMatch(/new@example\.com|10%/)
  })

  it('answers 200 the second time in the same words, whatever the case, and mails nothing more', async () => {
    const first = await subscribe('twice@example.com')
    const again = await subscribe('Twice@EXAMPLE.com')
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await storedFor('twice@example.com')).toHaveLength(1)
    expect(await mailsTo(shop, 'twice@example.com')).toHaveLength(1)
    await confirmAddress(shop, 'twice@example.com')
    const confirmed = await subscribe('twice@example.com')
    expect([confirmed.status, confirmed.body]).toEqual([200, first.body])
  })

  it('mails another link to who comes back later, which ends the one before', async () => {
    const email = anAddress()
    await subscribe(email)
    shop.clock.pass({ minutes: 11 })
    expect((await subscribe(email)).status).toBe(200)
    const [newer, older] = await linkTokens(shop, email)
    expect(newer).not.toBe(older)
    expect((await press(shop, older)).status).toBe(404)
    for (const token of [newer, newer]) expect((await press(shop, token)).status).toBe(200)
  })

  it('stores an address once when it comes many times at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => subscribe('rush@example.com')),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => b - a)).toEqual([201, 200, 200, 200, 200, 200])
    expect(await storedFor('rush@example.com')).toHaveLength(1)
    expect(await mailsTo(shop, 'rush@example.com')).toHaveLength(1)
  })

  it.each(['', 'nonsense', 'a@b', 5, null, undefined])('refuses %j', async (email) => {
    expect(await subscribe(email)).toMatchObject(invalid('email'))
  })
})

describe('the press behind the link', () => {
  it('begins the newsletter with a mail that brings the coupon and ways to end it', async () => {
    const email = anAddress()
    await subscribe(email)
    expect(await confirmAddress(shop, email)).toMatchObject({
      status: 200,
      body: { purpose: 'newsletter' },
    })
    const [mail] = await mailsTo(shop, email)
    expect(await codeIn(shop, email)).toBeDefined()
    const token = await unsubscribeToken(email)
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${SITE}/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const [stored] = await storedFor(email)
    expect(stored?.data()).toMatchObject({ deleteAt: null })
  })

  it('has its effect once, and says so to both who press at once', async () => {
    const email = anAddress()
    await subscribe(email)
    const [token] = await linkTokens(shop, email)
    const replies = await Promise.all([1, 2, 3].map(() => press(shop, token)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await mailsTo(shop, email)).toHaveLength(2)
    const [stored] = await storedFor(email)
    const coupons = shop.database.coupons.where('subscriberId', '==', stored?.id)
    expect((await coupons.get()).size).toBe(1)
  })

  it('says that it is done already when it is pressed again', async () => {
    const email = anAddress()
    await subscribe(email)
    const [token] = await linkTokens(shop, email)
    expect((await press(shop, token)).body.message).toContain('The code for your first order')
    expect(await press(shop, token)).toMatchObject({
      status: 200,
      body: { purpose: 'newsletter', message: 'This address is already confirmed.' },
    })
  })

  it('promises nothing for a first order to who has had theirs', async () => {
    const email = anAddress()
    const mina = await shop.saveUser({ email })
    await shop.database.users.doc(mina._id).update({ confirmedEmail: email })
    const order = await placeOrder(shop, mina, [{ productId: await shop.saveProduct() }])
    await subscribe(email)
    expect((await confirmAddress(shop, email)).body.message).toBe(
      'Your address is confirmed. You will be the first to hear about new products and offers.',
    )
    const [mail] = await mailsTo(shop, email)
    expect(mail?.message.subject).toMatch(/^Welcome to the .* newsletter$/)
    expect(JSON.stringify(mail?.message)).not.toMatch(/10%|first order/)
    expect(await unsubscribeToken(email)).not.toBe('')
    expect(order.status).toBe('Processing')
  })

  it('brings the coupon to an account whose only order was cancelled', async () => {
    const email = anAddress()
    const mina = await shop.saveUser({ email })
    await shop.database.users.doc(mina._id).update({ confirmedEmail: email })
    const { _id } = await placeOrder(shop, mina, [{ productId: await shop.saveProduct() }])
    await shop.as(mina).post(`/api/orders/${_id}/cancel`)
    await subscribe(email)
    await confirmAddress(shop, email)
    expect(await codeIn(shop, email)).toBeDefined()
  })

  it('comes too late after 48 hours, when the address is forgotten', async () => {
    const email = anAddress()
    await subscribe(email)
    const [token] = await linkTokens(shop, email)
    shop.clock.pass({ minutes: 48 * 60 + 1 })
    expect(await press(shop, token)).toMatchObject(refusal(404, 'not_found'))
    expect((await subscribe(email)).status).toBe(201)
  })

  it('keeps the coupon of a subscription that is older than confirming', async () => {
    const email = anAddress()
    await subscribe(email)
    const [document] = await storedFor(email)
    const { coupons, serverTime: createdAt } = shop.database
    await document?.ref.set({ email, createdAt })
    const subscriberId = document?.id ?? ''
    const old = { percent: 10, subscriberId, orderId: null, createdAt }
    await coupons.doc('ABCDE12345').set(old)
    expect((await subscribe(email)).status).toBe(200)
    await confirmAddress(shop, email)
    expect(await codeIn(shop, email)).toBe('ABCDE-12345')
    expect((await coupons.where('subscriberId', '==', subscriberId).get()).size).toBe(1)
  })
})

describe('the end of a subscription', () => {
  const WAYS: Record<string, (token: string) => Promise<{ status: number }>> = {
    'a press': (token) => shop.del('/api/newsletter', { token }),
    'one click of the mail program': (token) =>
      shop.post(`/api/newsletter/unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  }

  it.each(Object.keys(WAYS))('by %s forgets the address for good', async (way) => {
    const email = await subscribed()
    const token = await unsubscribeToken(email)
    const code = (await codeIn(shop, email)) ?? ''
    expect((await WAYS[way]?.(token))?.status).toBe(200)
    expect(await storedFor(email)).toEqual([])
    expect(await mailsTo(shop, email)).toEqual([])
    expect((await WAYS[way]?.(token))?.status).toBe(200)
    const asha = await shop.saveUser()
    expect((await shop.as(asha).post('/api/coupons/check', { code })).status).toBe(200)
    expect((await subscribe(email)).status).toBe(201)
  })

  it('is not had without a token, nor by opening the link', async () => {
    const email = await subscribed()
    const token = await unsubscribeToken(email)
    expect((await shop.get(`/api/newsletter/unsubscribe?token=${token}`)).status).toBe(405)
    for (const wrong of [undefined, '', 5, { $ne: '' }])
      expect((await shop.del('/api/newsletter', { token: wrong })).status).toBe(400)
    await shop.del('/api/newsletter', { token: token.slice(1) })
    expect(await storedFor(email)).toHaveLength(1)
  })
})
