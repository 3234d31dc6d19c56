import { describe, expect, it } from 'vitest'
import { PASSWORD, startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

const login = (phone: string, password: string) =>
  shop.post('/api/users/login', { phone, password })

describe('the profile', () => {
  it('changes name and e-mail, each by itself', async () => {
    const user = await shop.saveUser({ email: 'old@example.com' })
    const change = (changes: object) => shop.as(user).put('/api/users/profile', changes)
    expect((await change({ name: 'Asha Rani' })).body).toMatchObject({
      name: 'Asha Rani',
      email: 'old@example.com',
    })
    expect((await change({ email: 'new@example.com' })).body).toMatchObject({
      name: 'Asha Rani',
      email: 'new@example.com',
    })
    expect((await shop.as(user).get('/api/users/profile')).body).toMatchObject({
      name: 'Asha Rani',
      email: 'new@example.com',
    })
  })

  it.each(['', null])('removes the e-mail by %j', async (email) => {
    const user = await shop.saveUser({ email: 'old@example.com' })
    const { body } = await shop.as(user).put('/api/users/profile', { email })
    expect(body).not.toHaveProperty('email')
    expect((await shop.as(user).get('/api/users/profile')).body).not.toHaveProperty('email')
  })

  it('never changes phone or role', async () => {
    const user = await shop.saveUser()
    const changes = { role: 'admin', phone: '9000000000', _id: 'x' }
    const { body } = await shop.as(user).put('/api/users/profile', changes)
    expect(body).toMatchObject({ _id: user._id, role: 'customer', phone: user.phone })
  })

  it('refuses a bad e-mail and writes nothing', async () => {
    const user = await shop.saveUser()
    const change = { name: 'New', email: 'nonsense' }
    expect(await shop.as(user).put('/api/users/profile', change)).toMatchObject({
      status: 400,
      body: { fields: { email: 'Please enter a valid email address' } },
    })
    expect((await shop.as(user).get('/api/users/profile')).body.name).toBe(user.name)
  })
})

describe('changing the password', () => {
  const NEW_PASSWORD = 'Fresh@9876'

  it('ends older tokens and answers a new session', async () => {
    const user = await shop.saveUser()
    const { status, body } = await shop.as(user).put('/api/users/password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    })
    expect(status).toBe(200)
    expect((await shop.as(user).get('/api/users/profile')).status).toBe(401)
    expect((await shop.as(body).get('/api/users/profile')).status).toBe(200)
    expect((await login(user.phone, PASSWORD)).status).toBe(401)
    expect((await login(user.phone, NEW_PASSWORD)).status).toBe(200)
  })

  it('says at its field that the current one is wrong, and counts such tries', async () => {
    const user = await shop.saveUser()
    const attempt = (currentPassword: string) =>
      shop.as(user).put('/api/users/password', { currentPassword, newPassword: NEW_PASSWORD })
    for (let i = 0; i < 5; i++)
      expect(await attempt('Wrong@1234')).toMatchObject({
        status: 400,
        body: { fields: { currentPassword: 'Current password is wrong' } },
      })
    expect((await attempt(PASSWORD)).status).toBe(429)
  })

  it('holds the new one to the rule', async () => {
    const user = await shop.saveUser()
    const change = { currentPassword: PASSWORD, newPassword: 'weak' }
    expect((await shop.as(user).put('/api/users/password', change)).body.fields).toHaveProperty(
      'newPassword',
    )
  })
})
