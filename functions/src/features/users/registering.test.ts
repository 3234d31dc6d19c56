import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it } from 'vitest'
import { PASSWORD, startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

const aRegistration = (registration: object = {}) => ({
  name: 'Asha Devi',
  phone: shop.newPhone(),
  password: PASSWORD,
  ...registration,
})

const register = (registration?: object) =>
  shop.post('/api/users/register', aRegistration(registration))

const login = (phone: string, password: string) =>
  shop.post('/api/users/login', { phone, password })

describe('registering', () => {
  it('answers the user, a token that is good at once, and a custom token', async () => {
    const phone = shop.newPhone()
    const { status, body } = await register({ phone, email: ' asha@example.com ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      user: {
        _id: expect.any(String),
        name: 'Asha Devi',
        phone,
        email: 'asha@example.com',
        role: 'customer',
      },
      token: expect.any(String),
      customToken: expect.any(String),
    })
    expect((await shop.as(body).get('/api/users/profile')).body).toEqual({
      ...body.user,
      emailConfirmed: false,
    })
  })

  it('takes an empty e-mail for none', async () => {
    const { status, body } = await register({ email: '' })
    expect(status).toBe(201)
    expect(body.user).not.toHaveProperty('email')
  })

  it('checks the password rule before the phone rule, in the words of the spec', async () => {
    const both = await register({ password: 'short', phone: '123' })
    expect(both).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', message: TEXTS.password, fields: { phone: TEXTS.phone } },
    })
    expect((await register({ phone: '12345abcde' })).body.message).toBe(TEXTS.phone)
  })

  it('answers 409 for a phone in use', async () => {
    const phone = shop.newPhone()
    await register({ phone })
    expect(await register({ phone, password: 'Other@5678' })).toMatchObject({
      status: 409,
      body: { code: 'phone_taken', message: TEXTS.userExists, fields: { phone: TEXTS.userExists } },
    })
    expect((await login(phone, PASSWORD)).status).toBe(200)
  })

  it('lets one of many have the phone when they ask different instances', async () => {
    const other = await startTestShop({ projectId: shop.shop.config.projectId })
    const phone = shop.newPhone()
    const replies = await Promise.all(
      [shop, other, shop, other].map((instance) =>
        instance.post('/api/users/register', aRegistration({ phone })),
      ),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  })
})
