import { newPasswordSchema } from '@bartan/contract/users/schema'
import { describe, expect, it } from 'vitest'
import { invalid, refusal } from '#testing/refusal.ts'
import { PASSWORD, type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()
const NEW_PASSWORD = 'Fresh@9876'

const reset = ({ _id }: { _id: string }, by: Account = admin) =>
  shop.as(by).post(`/api/admin/users/${_id}/password-reset`)
const logIn = (phone: string, password: string) =>
  shop.post('/api/users/login', { phone, password })

const DUE = {
  status: 403,
  body: { code: 'password_change_due', message: 'Please choose a new password first' },
}

describe('a one-time password', () => {
  it('replaces the old one, ends all sessions, and must be changed before anything else', async () => {
    const asha = await shop.saveUser()
    const { status, body } = await reset(asha)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['password'])
    expect(newPasswordSchema.safeParse(body.password).error).toBeUndefined()
    expect((await shop.as(asha).get('/api/users/profile')).status).toBe(401)
    expect((await logIn(asha.phone, PASSWORD)).status).toBe(401)

    const session = await logIn(asha.phone, body.password)
    expect(session).toMatchObject({
      status: 200,
      body: { user: { _id: asha._id }, mustChangePassword: true },
    })
    const customer = shop.as(session.body)
    for (const path of [
      '/api/users/profile',
      '/api/orders/my-orders',
      `/api/cart?userId=${asha._id}`,
    ])
      expect(await customer.get(path)).toMatchObject(DUE)
    expect(await customer.post('/api/checkout', {})).toMatchObject(DUE)
    expect(await customer.del('/api/users/profile', { password: body.password })).toMatchObject(DUE)
    expect((await customer.get('/api/products')).status).toBe(200)

    const change = { currentPassword: body.password, newPassword: NEW_PASSWORD }
    const changed = await customer.put('/api/users/password', change)
    expect(changed.status).toBe(200)
    expect(changed.body).not.toHaveProperty('mustChangePassword')
    expect((await shop.as(changed.body).get('/api/users/profile')).status).toBe(200)
    expect((await logIn(asha.phone, body.password)).status).toBe(401)
    const own = await logIn(asha.phone, NEW_PASSWORD)
    expect(own.status).toBe(200)
    expect(own.body).not.toHaveProperty('mustChangePassword')
  })

  it('can not be kept for good', async () => {
    const asha = await shop.saveUser()
    const { password } = (await reset(asha)).body
    const session = await logIn(asha.phone, password)
    const change = { currentPassword: password, newPassword: password }
    expect(await shop.as(session.body).put('/api/users/password', change)).toMatchObject(
      invalid('newPassword'),
    )
    expect((await logIn(asha.phone, password)).body.mustChangePassword).toBe(true)
  })

  it('works for who has tried the forgotten one too often', async () => {
    const asha = await shop.saveUser()
    for (let i = 0; i < 5; i++) await logIn(asha.phone, `Wrong@${i}234`)
    expect((await logIn(asha.phone, PASSWORD)).status).toBe(429)
    const { password } = (await reset(asha)).body
    expect((await logIn(asha.phone, password)).status).toBe(200)
  })

  it('works while somebody goes on locking the customer out', async () => {
    const asha = await shop.saveUser()
    const { password } = (await reset(asha)).body
    for (let i = 0; i < 5; i++) await logIn(asha.phone, `Wrong@${i}234`)
    expect((await logIn(asha.phone, PASSWORD)).status).toBe(429)
    expect((await logIn(asha.phone, `${password}x`)).status).toBe(429)
    expect((await logIn(asha.phone, password)).status).toBe(200)
  })

  it('ends after 24 hours, like a wrong one', async () => {
    const asha = await shop.saveUser()
    const { password } = (await reset(asha)).body
    shop.clock.pass({ minutes: 24 * 60 - 1 })
    const session = await logIn(asha.phone, password)
    expect(session.status).toBe(200)
    shop.clock.pass({ minutes: 1 })
    expect(await logIn(asha.phone, password)).toMatchObject(refusal(401, 'unauthenticated'))
    const change = { currentPassword: password, newPassword: NEW_PASSWORD }
    expect((await shop.as(session.body).put('/api/users/password', change)).status).toBe(400)
    const again = (await reset(asha)).body
    expect((await logIn(asha.phone, again.password)).status).toBe(200)
  })

  it('has no end where an earlier version set it', async () => {
    const asha = await shop.saveUser()
    const { password } = (await reset(asha)).body
    const { users, firestore } = shop.database
    const { oneTimePassword: _none, ...old } = (await users.doc(asha._id).get()).data() ?? {}
    await firestore.collection('users').doc(asha._id).set(old)
    shop.clock.pass({ minutes: 48 * 60 })
    expect((await logIn(asha.phone, password)).body.mustChangePassword).toBe(true)
  })

  it('is no way back once another is chosen', async () => {
    const asha = await shop.saveUser()
    const { password } = (await reset(asha)).body
    const session = await logIn(asha.phone, password)
    const change = { currentPassword: password, newPassword: NEW_PASSWORD }
    await shop.as(session.body).put('/api/users/password', change)
    for (let i = 0; i < 5; i++) await logIn(asha.phone, `Wrong@${i}234`)
    for (const one of [password, NEW_PASSWORD])
      expect((await logIn(asha.phone, one)).status).toBe(429)
    expect((await shop.database.users.doc(asha._id).get()).get('oneTimePassword')).toBeNull()
  })

  it('is another each time, and the last one counts', async () => {
    const asha = await shop.saveUser()
    const [first, second] = [(await reset(asha)).body, (await reset(asha)).body]
    expect(first.password).not.toBe(second.password)
    expect((await logIn(asha.phone, first.password)).status).toBe(401)
    expect((await logIn(asha.phone, second.password)).status).toBe(200)
  })
})

it('is on the audit trail, without the password', async () => {
  const asha = await shop.saveUser()
  const { password } = (await reset(asha)).body
  expect((await shop.as(admin).get(`/api/admin/audit?target=${asha._id}`)).body).toMatchObject([
    { action: 'user.password_reset', by: { _id: admin._id }, target: { _id: asha._id } },
  ])
  const { docs } = await shop.database.audit.where('target._id', '==', asha._id).get()
  expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toContain(password)
  expect(JSON.stringify(shop.log.entries)).not.toContain(password)
})

describe('who may set one', () => {
  it('is an admin, for others than themself', async () => {
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    expect((await reset(asha, ravi)).status).toBe(403)
    expect((await shop.post(`/api/admin/users/${asha._id}/password-reset`)).status).toBe(401)
    expect(await reset(admin)).toMatchObject(refusal(409, 'conflict'))
    expect((await reset({ _id: 'nobody' })).status).toBe(404)
    expect((await reset({ _id: '__x__' })).status).toBe(404)
    for (const { phone } of [asha, admin]) expect((await logIn(phone, PASSWORD)).status).toBe(200)
  })

  it('holds for another admin’s account too, which then has no admin area either', async () => {
    const other = await shop.saveUser({ role: 'admin' })
    const { password } = (await reset(other)).body
    const session = await logIn(other.phone, password)
    expect(await shop.as(session.body).get('/api/admin/users')).toMatchObject(DUE)
  })
})
