import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PASSWORD, startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

/** A browser that keeps its cookies. */
const aDevice = () => {
  let cookie = ''
  const keep = <T extends { headers: Headers }>(reply: T): T => {
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return reply
  }
  const headers = () => (cookie ? { headers: { cookie } } : {})
  return {
    cookie: () => cookie,
    logIn: async (phone: string, password = PASSWORD) =>
      keep(await shop.post('/api/users/login', { phone, password }, headers())),
    as: (session: { token: string }) => ({
      changePassword: async (currentPassword: string, newPassword: string) =>
        keep(
          await shop
            .as(session)
            .put('/api/users/password', { currentPassword, newPassword }, headers()),
        ),
    }),
  }
}

const forged = (bytes: number) => randomBytes(bytes).toString('base64url')

const lockOut = async (phone: string) => {
  for (let tries = 0; tries < 5; tries++) await aDevice().logIn(phone, `Wrong@${tries}234`)
}

describe('a device that has logged in before', () => {
  it('is marked by a cookie that scripts don’t see, with calls about accounts alone', async () => {
    const { phone } = await shop.saveUser()
    const { headers } = await aDevice().logIn(phone)
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__session=[\w-]{64}; /)
    for (const attribute of ['Path=/api/users', 'HttpOnly', 'SameSite=Strict', 'Secure'])
      expect(cookie.split('; ')).toContain(attribute)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('gets in while strangers have locked out the phone', async () => {
    const { phone } = await shop.saveUser()
    const device = aDevice()
    await device.logIn(phone)
    await lockOut(phone)
    expect((await aDevice().logIn(phone)).status).toBe(429)
    expect((await device.logIn(phone)).status).toBe(200)
    expect((await aDevice().logIn(phone)).status).toBe(429)
  })

  it('is locked out by its own five failures, and locks out no other', async () => {
    const { phone } = await shop.saveUser()
    const [device, other] = [aDevice(), aDevice()]
    await device.logIn(phone)
    await other.logIn(phone)
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries++)
      statuses.push((await device.logIn(phone, 'Wrong@1234')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await device.logIn(phone)).status).toBe(429)
    for (const free of [other, aDevice()]) expect((await free.logIn(phone)).status).toBe(200)
    shop.clock.pass({ minutes: 15 })
    expect((await device.logIn(phone)).status).toBe(200)
  })

  it('keeps one mark for an account, and those of a family’s', async () => {
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    const device = aDevice()
    await device.logIn(asha.phone)
    const first = device.cookie()
    await device.logIn(asha.phone)
    expect(device.cookie()).toBe(first)
    await device.logIn(ravi.phone)
    for (const { phone } of [asha, ravi]) await lockOut(phone)
    for (const { phone } of [asha, ravi]) expect((await device.logIn(phone)).status).toBe(200)
  })

  it('is marked by registering, too', async () => {
    const phone = shop.newPhone()
    const registered = await shop.post('/api/users/register', {
      name: 'Asha',
      phone,
      password: PASSWORD,
    })
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? ''
    await lockOut(phone)
    const body = { phone, password: PASSWORD }
    expect((await shop.post('/api/users/login', body, { headers: { cookie } })).status).toBe(200)
  })

  it('is the one on which the password was changed; all others are strangers again', async () => {
    const { phone } = await shop.saveUser()
    const [device, other] = [aDevice(), aDevice()]
    await other.logIn(phone)
    const { body } = await device.logIn(phone)
    expect((await device.as(body).changePassword(PASSWORD, 'Fresh@9876')).status).toBe(200)
    await lockOut(phone)
    expect((await other.logIn(phone, 'Fresh@9876')).status).toBe(429)
    expect((await device.logIn(phone, 'Fresh@9876')).status).toBe(200)
  })
})

describe('guessing', () => {
  it('is no cheaper with marks of other accounts, forged ones or anything else', async () => {
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    const stranger = aDevice()
    await stranger.logIn(ravi.phone)
    const own = stranger.cookie().slice('__session='.length)
    await lockOut(asha.phone)
    const cookies = [
      own,
      `${own}.${own}`,
      forged(48),
      forged(4),
      own.slice(0, 22) + forged(48).slice(22),
      '',
      '.',
      'x'.repeat(5000),
    ]
    for (const value of cookies) {
      const headers = { cookie: `a=b; __session=${value}` }
      const body = { phone: asha.phone, password: PASSWORD }
      expect((await shop.post('/api/users/login', body, { headers })).status).toBe(429)
    }
  })

  it('gets five tries of a phone without an account, whatever it brings', async () => {
    const { phone } = await shop.saveUser()
    const device = aDevice()
    await device.logIn(phone)
    const unknown = shop.newPhone()
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await device.logIn(unknown)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('is not freed by the owner’s own log-in', async () => {
    const { phone } = await shop.saveUser()
    const device = aDevice()
    await device.logIn(phone)
    for (let tries = 0; tries < 4; tries++) await aDevice().logIn(phone, 'Wrong@1234')
    await device.logIn(phone)
    expect((await aDevice().logIn(phone, 'Wrong@1234')).status).toBe(401)
    expect((await aDevice().logIn(phone, 'Wrong@1234')).status).toBe(429)
  })
})
