import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it } from 'vitest'
import { PASSWORD, startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

const login = (phone: string, password: string) =>
  shop.post('/api/users/login', { phone, password })

describe('logging in', () => {
  it('answers the user and a token', async () => {
    const { _id, phone, password } = await shop.saveUser({ name: 'Ravi' })
    const { status, body } = await login(phone, password)
    expect(status).toBe(200)
    expect(body.user).toEqual({ _id, name: 'Ravi', phone, role: 'customer' })
    expect((await shop.as(body).get('/api/users/profile')).status).toBe(200)
  })

  it('answers the same for a wrong password and an unknown phone', async () => {
    const { phone } = await shop.saveUser()
    const wrong = await login(phone, 'Wrong@1234')
    const unknown = await login(shop.newPhone(), PASSWORD)
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', message: TEXTS.invalidCredentials },
    })
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  it('does not trust an account without a users document', async () => {
    const { database } = shop
    const user = await shop.saveUser({ role: 'admin' })
    await database.users.doc(user._id).delete()
    expect((await login(user.phone, PASSWORD)).status).toBe(401)
    expect((await shop.as(user).get('/api/users/profile')).status).toBe(401)
  })

  it('asks for a valid phone and a password before anything else', async () => {
    expect((await login('12345', 'x')).body.message).toBe(TEXTS.phone)
    expect((await login(shop.newPhone(), '')).body.fields).toEqual({
      password: 'Password is required',
    })
  })
})

describe('the limit of tries per phone', () => {
  it('refuses the sixth try, right or wrong, for 15 minutes, and other phones never', async () => {
    const { phone, password } = await shop.saveUser()
    for (let i = 0; i < 5; i++) expect((await login(phone, `Wrong@123${i}`)).status).toBe(401)
    const sixth = await login(phone, password)
    expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(14 * 60)

    const other = await shop.saveUser()
    expect((await login(other.phone, other.password)).status).toBe(200)
    shop.clock.pass({ minutes: 15 })
    expect((await login(phone, password)).status).toBe(200)
  })

  it('lets any number log in at the same time with the right password', async () => {
    const { phone, password } = await shop.saveUser()
    const replies = await Promise.all(Array.from({ length: 12 }, () => login(phone, password)))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
  })
})

it('logs failures without phone, password or token', async () => {
  const { phone } = await shop.saveUser()
  await login(phone, 'Secret@123')
  const { alias = '', key = '' } = (await shop.database.phones.doc(phone).get()).data() ?? {}
  const log = JSON.stringify(shop.log.entries)
  for (const secret of [phone, 'Secret@123', alias, key]) expect(log).not.toContain(secret)
})
