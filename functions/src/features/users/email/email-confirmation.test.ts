import { describe, expect, it } from 'vitest'
import { confirmAddress, linkTokens, mailsTo, press } from '#testing/mailbox.ts'
import { placeOrder } from '#testing/orders.ts'
import { refusal } from '#testing/refusal.ts'
import { PASSWORD, type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()
let count = 0
const anAddress = () => `asha.${++count}@example.com`

const registered = async (email: string): Promise<{ token: string }> =>
  (
    await shop.post('/api/users/register', {
      name: 'Asha Devi',
      phone: shop.newPhone(),
      password: PASSWORD,
      email,
    })
  ).body

const PROFILE = '/api/users/profile'
const isConfirmed = async (who: { token: string }): Promise<boolean> =>
  (await shop.as(who).get(PROFILE)).body.emailConfirmed
const sendAgain = (who: { token: string }) => shop.as(who).post('/api/users/email-confirmation')

const orderOf = async (who: Account) =>
  placeOrder(shop, who, [{ productId: await shop.saveProduct() }])
const setStatus = (id: string, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${id}`, { status })

describe('an account’s address', () => {
  it('is confirmed by a press on the page behind the link that registering mails', async () => {
    const email = anAddress()
    const asha = await registered(email.toUpperCase())
    expect(await isConfirmed(asha)).toBe(false)
    expect(await confirmAddress(shop, email)).toMatchObject({
      status: 200,
      body: { purpose: 'account', message: 'Your e-mail address is confirmed.' },
    })
    expect(await isConfirmed(asha)).toBe(true)
  })

  it('without one there is nothing to confirm, and no mail', async () => {
    const asha = await shop.saveUser()
    expect(await isConfirmed(asha)).toBe(false)
    expect(await sendAgain(asha)).toMatchObject(refusal(409, 'conflict'))
  })

  it('counts as unconfirmed in an account that is older than confirming', async () => {
    const email = anAddress()
    const asha = await shop.saveUser({ email })
    expect(await isConfirmed(asha)).toBe(false)
    expect((await sendAgain(asha)).status).toBe(200)
    await confirmAddress(shop, email)
    expect(await isConfirmed(asha)).toBe(true)
  })

  it('is mailed a link again on demand, which ends the one before and works for 48 hours', async () => {
    const email = anAddress()
    const asha = await registered(email)
    expect((await sendAgain(asha)).status).toBe(200)
    const [newer, older] = await linkTokens(shop, email)
    expect(newer).not.toBe(older)
    shop.clock.pass({ minutes: 47 * 60 })
    expect((await press(shop, older)).status).toBe(404)
    expect(await isConfirmed(asha)).toBe(false)
    expect((await press(shop, newer)).status).toBe(200)
    expect(await isConfirmed(asha)).toBe(true)
    const mails = (await mailsTo(shop, email)).length
    expect((await sendAgain(asha)).status).toBe(200)
    expect(await mailsTo(shop, email)).toHaveLength(mails)
  })

  it('is mailed ten links a day for one phone, to whatever addresses, of a new account too', async () => {
    const phone = shop.newPhone()
    const account = { name: 'Asha', phone, password: PASSWORD }
    const addresses = Array.from({ length: 14 }, () => anAddress())
    const { body } = await shop.post('/api/users/register', { ...account, email: addresses[0] })
    for (const email of addresses.slice(1, 12))
      expect((await shop.as(body).put('/api/users/profile', { email })).status).toBe(200)
    expect(await sendAgain(body)).toMatchObject(refusal(429, 'too_many_requests'))
    const mailed = await Promise.all(addresses.map((email) => mailsTo(shop, email)))
    expect(mailed.flat()).toHaveLength(10)
    await shop.as(body).del('/api/users/profile', { password: PASSWORD })
    await shop.post('/api/users/register', { ...account, email: addresses[12] })
    expect(await mailsTo(shop, addresses[12] ?? '')).toHaveLength(0)
    shop.clock.pass({ minutes: 24 * 60 })
    const next = await shop.post('/api/users/login', { phone, password: PASSWORD })
    await shop.as(next.body).put('/api/users/profile', { email: addresses[13] })
    expect(await mailsTo(shop, addresses[13] ?? '')).toHaveLength(1)
  })

  it('is not confirmed by a link of more than 48 hours', async () => {
    const email = anAddress()
    const asha = await registered(email)
    shop.clock.pass({ minutes: 48 * 60 + 1 })
    expect(await confirmAddress(shop, email)).toMatchObject(refusal(404, 'not_found'))
    expect(await isConfirmed(asha)).toBe(false)
  })
})

describe('another address', () => {
  it('is unconfirmed, is mailed a link of its own, and ends what the old link confirms', async () => {
    const [email, other] = [anAddress(), anAddress()]
    const asha = await registered(email)
    const { body } = await shop.as(asha).put(PROFILE, { email: other })
    expect(body).toMatchObject({ email: other, emailConfirmed: false })
    expect((await confirmAddress(shop, email)).status).toBe(404)
    expect(await isConfirmed(asha)).toBe(false)
    await confirmAddress(shop, other)
    expect(await isConfirmed(asha)).toBe(true)
  })

  it('loses a confirmation, and a used link does not bring it back', async () => {
    const email = anAddress()
    const asha = await registered(email)
    const [token] = await linkTokens(shop, email)
    await press(shop, token)
    await shop.as(asha).put(PROFILE, { email: anAddress() })
    await shop.as(asha).put(PROFILE, { email })
    expect(await isConfirmed(asha)).toBe(false)
    expect((await press(shop, token)).status).toBe(404)
    expect(await isConfirmed(asha)).toBe(false)
  })

  it('is only another one if it differs by more than case, or is not the name', async () => {
    const email = anAddress()
    const asha = await registered(email)
    await confirmAddress(shop, email)
    for (const change of [{ email: email.toUpperCase() }, { name: 'Asha Rani' }])
      expect((await shop.as(asha).put(PROFILE, change)).body.emailConfirmed).toBe(true)
    expect(await mailsTo(shop, email)).toHaveLength(1)
  })

  it.each(['added', 'changed'])('%s by an admin is mailed a link too', async (way) => {
    const email = anAddress()
    const user = { name: 'Mina', phone: shop.newPhone(), password: PASSWORD }
    const given = way === 'added' ? { email } : {}
    const { body } = await shop.as(admin).post('/api/admin/users', { ...user, ...given })
    if (way === 'changed') await shop.as(admin).put(`/api/admin/users/${body.user._id}`, { email })
    expect((await confirmAddress(shop, email)).status).toBe(200)
    const mina = await shop.post('/api/users/login', user)
    expect(await isConfirmed(mina.body)).toBe(true)
  })
})

describe('mails about orders', () => {
  it('go to a confirmed address, from the confirmation on', async () => {
    const email = anAddress()
    const asha = await shop.saveUser({ email })
    const order = await orderOf(asha)
    expect(await mailsTo(shop, email)).toEqual([])
    await sendAgain(asha)
    await confirmAddress(shop, email)
    await setStatus(order._id, 'Shipped')
    await orderOf(asha)
    const subjects = (await mailsTo(shop, email)).map(({ message }) => message.subject)
    expect(subjects).toEqual([
      expect.stringContaining('is placed'),
      expect.stringContaining('is shipped'),
      expect.stringContaining('confirm your address'),
    ])
  })

  it('go to nobody once the address is another', async () => {
    const [email, other] = [anAddress(), anAddress()]
    const asha = await shop.saveUser({ email, confirmedEmail: email })
    const order = await orderOf(asha)
    expect(await mailsTo(shop, email)).toHaveLength(1)
    await shop.as(asha).put(PROFILE, { email: other })
    await setStatus(order._id, 'Shipped')
    expect(await mailsTo(shop, email)).toHaveLength(1)
    expect(await mailsTo(shop, other)).toHaveLength(1)
  })

  it('leave the outbox by themselves', async () => {
    const email = anAddress()
    const order = await orderOf(await shop.saveUser({ email, confirmedEmail: email }))
    const mail = (await shop.database.mail.doc(`order-${order._id}-1`).get()).data()
    expect(mail?.expiresAt?.toDate().getTime()).toBeGreaterThan(shop.clock.now().getTime())
  })
})
