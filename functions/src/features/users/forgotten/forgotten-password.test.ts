import { describe, expect, it } from 'vitest'
import { mailsTo } from '#testing/mailbox.ts'
import { invalid, refusal } from '#testing/refusal.ts'
import { PASSWORD, startTestShop, type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()
const NEW_PASSWORD = 'Fresh@9876'
const REQUESTS = '/api/admin/password-requests'
const RESET = '/api/users/password-reset'

const ask = (phone: string) => shop.post(RESET, { phone })
const confirm = (token: string | undefined, newPassword = NEW_PASSWORD) =>
  shop.post(`${RESET}/confirm`, { token, newPassword })
const logIn = (phone: string, password: string) =>
  shop.post('/api/users/login', { phone, password })
const makeLink = (id: string) => shop.as(admin).post(`${REQUESTS}/${id}/link`)
const tokenIn = (text: string) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1]
const listed = async (id: string) =>
  ((await shop.as(admin).get(`${REQUESTS}?limit=100`)).body as { _id: string }[]).find(
    ({ _id }) => _id === id,
  )

let confirmedCount = 0
const saveConfirmed = () => {
  const email = `forgetful${confirmedCount++}@example.com`
  return shop.saveUser({ email, confirmedEmail: email })
}
const mailedTokens = async ({ email = '' }: Account) =>
  (await mailsTo(shop, email)).map(({ message }) => tokenIn(message.text))

const OVER = { status: 410, body: { code: 'link_over' } }

describe('asking for a new password', () => {
  it('is answered the same for any phone', async () => {
    const asha = await shop.saveUser()
    for (const phone of [asha.phone, shop.newPhone(), `+91 ${shop.newPhone()}`]) {
      const askedAt = shop.clock.now().getTime()
      expect(await ask(phone)).toMatchObject({ status: 202, body: {} })
      expect(shop.clock.now().getTime() - askedAt).toBeGreaterThanOrEqual(390)
    }
    for (const phone of ['12', '', undefined])
      expect(await shop.post(RESET, { phone })).toMatchObject(invalid('phone'))
  })

  it('takes 3 tries an hour of each phone, known or not', async () => {
    shop.clock.toNext({ minutes: 60 })
    for (const phone of [(await shop.saveUser()).phone, shop.newPhone()]) {
      for (let i = 0; i < 3; i++) expect((await ask(phone)).status).toBe(202)
      const refused = await ask(phone)
      expect(refused).toMatchObject(refusal(429, 'too_many_requests'))
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      shop.clock.pass({ minutes: 60 })
      expect((await ask(phone)).status).toBe(202)
    }
  })

  it('takes so many an hour of each address', async () => {
    const own = await startTestShop({ environment: { LIMIT_PASSWORD_RESETS: '2' } })
    own.clock.toNext({ minutes: 60 })
    const from = (address: string) => {
      const headers = { 'x-forwarded-for': `${address}, 198.51.100.1` }
      return own.post(RESET, { phone: own.newPhone() }, { headers })
    }
    expect((await from('7.7.7.7')).status).toBe(202)
    expect((await from('7.7.7.7')).status).toBe(202)
    expect((await from('7.7.7.7')).status).toBe(429)
    expect((await from('8.8.8.8')).status).toBe(202)
  })
})

describe('with a confirmed address', () => {
  it('a link is mailed, by which a new password is chosen once', async () => {
    const asha = await saveConfirmed()
    expect((await ask(asha.phone)).status).toBe(202)
    const [token] = await mailedTokens(asha)
    expect(await listed(asha._id)).toBeUndefined()
    const { status, body } = await confirm(token)
    const user = expect.objectContaining({ _id: asha._id })
    const tokens = { token: expect.any(String), customToken: expect.any(String) }
    expect([status, body]).toEqual([200, { user, ...tokens }])
    expect((await shop.as(body).get('/api/users/profile')).status).toBe(200)
    expect((await shop.as(asha).get('/api/users/profile')).status).toBe(401)
    expect((await logIn(asha.phone, PASSWORD)).status).toBe(401)
    expect((await logIn(asha.phone, NEW_PASSWORD)).status).toBe(200)
    expect(await confirm(token)).toMatchObject(OVER)
  })

  it('a newer link ends the older', async () => {
    const asha = await saveConfirmed()
    await ask(asha.phone)
    const [older] = await mailedTokens(asha)
    await ask(asha.phone)
    const newer = (await mailedTokens(asha)).find((token) => token !== older)
    expect(await confirm(older)).toMatchObject(OVER)
    expect((await confirm(newer)).status).toBe(200)
  })

  it('a link is over after 30 minutes', async () => {
    const [asha, ravi] = [await saveConfirmed(), await saveConfirmed()]
    for (const { phone } of [asha, ravi]) await ask(phone)
    shop.clock.pass({ minutes: 29 })
    expect((await confirm((await mailedTokens(asha))[0])).status).toBe(200)
    shop.clock.pass({ minutes: 1 })
    expect(await confirm((await mailedTokens(ravi))[0])).toMatchObject(OVER)
  })

  it('a link is over once the password is another', async () => {
    const asha = await saveConfirmed()
    await ask(asha.phone)
    await shop.as(asha).put('/api/users/password', {
      currentPassword: PASSWORD,
      newPassword: 'Other@9876',
    })
    expect(await confirm((await mailedTokens(asha))[0])).toMatchObject(OVER)
  })

  it('a bad password leaves the link as it is, and an unknown link is over', async () => {
    const asha = await saveConfirmed()
    await ask(asha.phone)
    const [token] = await mailedTokens(asha)
    expect(await confirm(token, 'short')).toMatchObject(invalid('newPassword'))
    expect(await confirm('unknown')).toMatchObject(OVER)
    expect((await confirm(token)).status).toBe(200)
  })

  it('of many at once, one gets through', async () => {
    const asha = await saveConfirmed()
    await ask(asha.phone)
    const [token] = await mailedTokens(asha)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => confirm(token, `Fresh@987${i}`)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 410, 410, 410, 410, 410,
    ])
  })

  it('a reset ends a lock-out', async () => {
    const asha = await saveConfirmed()
    for (let i = 0; i < 5; i++) await logIn(asha.phone, `Wrong@${i}234`)
    expect((await logIn(asha.phone, PASSWORD)).status).toBe(429)
    await ask(asha.phone)
    await confirm((await mailedTokens(asha))[0])
    expect((await logIn(asha.phone, NEW_PASSWORD)).status).toBe(200)
  })

  it('a reset takes the place of a one-time password', async () => {
    const asha = await saveConfirmed()
    await shop.as(admin).post(`/api/admin/users/${asha._id}/password-reset`)
    await ask(asha.phone)
    const { body } = await confirm((await mailedTokens(asha))[0])
    expect((await shop.as(body).get('/api/users/profile')).status).toBe(200)
    expect((await logIn(asha.phone, NEW_PASSWORD)).body).not.toHaveProperty('mustChangePassword')
  })
})

describe('without one', () => {
  it('the shop sees a request, once, and answers it with a link', async () => {
    const asha = await shop.saveUser({ name: 'Asha Rani', email: 'unconfirmed@example.com' })
    await ask(asha.phone)
    await ask(asha.phone)
    expect(await mailsTo(shop, 'unconfirmed@example.com')).toEqual([])
    expect(await listed(asha._id)).toEqual({
      _id: asha._id,
      phone: asha.phone,
      name: 'Asha Rani',
      at: expect.any(String),
    })
    const { status, body } = await makeLink(asha._id)
    expect([status, Object.keys(body).toSorted()]).toEqual([201, ['expiresAt', 'link']])
    const minutes = (Date.parse(body.expiresAt) - shop.clock.now().getTime()) / 60_000
    expect(minutes).toBeCloseTo(30, 1)
    expect(await listed(asha._id)).toBeDefined()
    expect((await confirm(tokenIn(body.link))).status).toBe(200)
    expect((await logIn(asha.phone, NEW_PASSWORD)).status).toBe(200)
    expect(await listed(asha._id)).toBeUndefined()
    expect((await makeLink(asha._id)).status).toBe(404)
  })

  it('an unknown phone leaves no request', async () => {
    const before = (await shop.as(admin).get(REQUESTS)).headers.get('x-total-count')
    await ask(shop.newPhone())
    expect((await shop.as(admin).get(REQUESTS)).headers.get('x-total-count')).toBe(before)
  })

  it('a second link ends the first, and one that was mailed before', async () => {
    const asha = await saveConfirmed()
    await ask(asha.phone)
    const [mailed] = await mailedTokens(asha)
    await shop.as(asha).put('/api/users/profile', { email: 'another@example.com' })
    await ask(asha.phone)
    const first = (await makeLink(asha._id)).body
    const second = (await makeLink(asha._id)).body
    for (const token of [mailed, tokenIn(first.link)])
      expect(await confirm(token)).toMatchObject(OVER)
    expect((await confirm(tokenIn(second.link))).status).toBe(200)
  })

  it('taken off the list, its link stays good', async () => {
    const asha = await shop.saveUser()
    await ask(asha.phone)
    const { body } = await makeLink(asha._id)
    expect((await shop.as(admin).del(`${REQUESTS}/${asha._id}`)).status).toBe(200)
    expect(await listed(asha._id)).toBeUndefined()
    expect((await shop.as(admin).del(`${REQUESTS}/${asha._id}`)).status).toBe(404)
    expect((await confirm(tokenIn(body.link))).status).toBe(200)
  })

  it('a request goes with the confirmation of an address, with the account, and after a week', async () => {
    const [asha, ravi, mina] = await Promise.all([
      shop.saveUser({ email: 'late@example.com' }),
      shop.saveUser(),
      shop.saveUser(),
    ])
    for (const { phone } of [asha, ravi, mina]) await ask(phone)
    await shop.as(asha).post('/api/users/email-confirmation')
    const [mail] = await mailsTo(shop, 'late@example.com')
    const token = /confirm-email\?token=([\w-]+)/.exec(mail?.message.text ?? '')?.[1]
    await shop.post('/api/confirmations', { token })
    await shop.as(ravi).del('/api/users/profile', { password: PASSWORD })
    for (const { _id } of [asha, ravi]) expect(await listed(_id)).toBeUndefined()
    expect((await shop.database.passwordRequests.doc(ravi._id).get()).exists).toBe(false)
    expect(await listed(mina._id)).toBeDefined()
    shop.clock.pass({ minutes: 7 * 24 * 60 })
    expect(await listed(mina._id)).toBeUndefined()
    expect((await makeLink(mina._id)).status).toBe(404)
  })

  it('a link is on the audit trail, but not in it', async () => {
    const asha = await shop.saveUser()
    await ask(asha.phone)
    const token = tokenIn((await makeLink(asha._id)).body.link) ?? ''
    expect((await shop.as(admin).get(`/api/admin/audit?target=${asha._id}`)).body).toMatchObject([
      { action: 'user.password_link_made', by: { _id: admin._id }, target: { _id: asha._id } },
    ])
    const stored = await Promise.all(
      [shop.database.audit, shop.database.passwordLinks].map(async (all) => (await all.get()).docs),
    )
    const texts = stored.flat().map((document) => JSON.stringify([document.id, document.data()]))
    expect(texts.join()).not.toContain(token)
    expect(JSON.stringify(shop.log.entries)).not.toContain(token)
  })
})
