import { describe, expect, it, vi } from 'vitest'
import { refusal } from '#testing/refusal.ts'
import { PASSWORD, startTestShop, type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()
const USERS = '/api/admin/users'
const pathOf = ({ _id }: { _id: string }) => `${USERS}/${_id}`
const login = (phone: string) => shop.post('/api/users/login', { phone, password: PASSWORD })

it('promotes and demotes with the next call', async () => {
  const asha = await shop.saveUser()
  expect((await shop.as(asha).get(USERS)).status).toBe(403)
  await shop.as(admin).put(pathOf(asha), { role: 'admin' })
  expect((await shop.as(asha).get(USERS)).status).toBe(200)
  await shop.as(admin).put(pathOf(asha), { role: 'customer' })
  expect([401, 403]).toContain((await shop.as(asha).get(USERS)).status)
  const session = await login(asha.phone)
  expect((await shop.as(session.body).get(USERS)).status).toBe(403)
})

it('refuses a role that is based on another than the present one', async () => {
  const asha = await shop.saveUser({ role: 'packer' })
  const stale = { role: 'admin', from: 'customer' }
  expect(await shop.as(admin).put(pathOf(asha), stale)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { role: 'packer' } },
  })
  expect((await shop.as(asha).get(USERS)).status).toBe(403)
  const fresh = await shop.as(admin).put(pathOf(asha), { ...stale, from: 'packer' })
  expect(fresh.body.user).toMatchObject({ role: 'admin' })
})

it('ends the sessions of a packer who is one no longer', async () => {
  const packer = await shop.saveUser({ role: 'packer' })
  expect((await shop.as(packer).get('/api/admin/orders')).status).toBe(200)
  await shop.as(admin).put(pathOf(packer), { role: 'customer' })
  expect((await shop.as(packer).get('/api/orders/my-orders')).status).toBe(401)
})

it('lets nobody demote themself', async () => {
  expect(await shop.as(admin).put(pathOf(admin), { role: 'customer' })).toMatchObject(
    refusal(409, 'conflict'),
  )
  const own = await shop.as(admin).put(pathOf(admin), { name: 'The Owner', role: 'admin' })
  expect(own.body.user).toMatchObject({ name: 'The Owner', role: 'admin' })
})

const currentSecond = () => Math.floor(Date.now() / 1000)

/** Firebase tells sessions apart by the second: those that there are must have begun in an earlier one. */
const secondAfter = async (): Promise<void> => {
  const before = currentSecond()
  await vi.waitFor(() => expect(currentSecond()).toBeGreaterThan(before), { timeout: 60_000 })
}

type Act = (by: Account, of: Account) => Promise<{ status: number }>
const demote: Act = (by, of) => shop.as(by).put(pathOf(of), { role: 'customer' })
const remove: Act = (by, of) => shop.as(by).del(pathOf(of))
const reset: Act = (by, of) => shop.as(by).post(`${pathOf(of)}/password-reset`)

it.each([
  ['demote', 'demote', demote, demote],
  ['delete', 'delete', remove, remove],
  ['reset the password of', 'reset the password of', reset, reset],
  ['demote', 'delete', demote, remove],
  ['reset the password of', 'demote', reset, demote],
])(
  'of two admins who act on each other at once (%s, %s) one stays, and stays logged in',
  async (_one, _other, first, second) => {
    const pairs: [Account, Account][] = []
    for (let count = 0; count < 3; count++)
      pairs.push([await shop.saveUser({ role: 'admin' }), await shop.saveUser({ role: 'admin' })])
    await secondAfter()
    for (const [one, two] of pairs) {
      const replies = await Promise.all([first(one, two), second(two, one)])
      expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
      const seen = await Promise.all([one, two].map((account) => shop.as(account).get(USERS)))
      expect(seen.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(seen.filter(({ status }) => [401, 403].includes(status))).toHaveLength(1)
    }
  },
)

it('of two admins who demote each other at once leaves one', async () => {
  const own = await startTestShop()
  const [one, two] = [await own.saveUser({ role: 'admin' }), await own.saveUser({ role: 'admin' })]
  await Promise.all([
    own.as(one).put(pathOf(two), { role: 'customer' }),
    own.as(two).put(pathOf(one), { role: 'customer' }),
  ])
  const left = await own.database.users.where('role', '==', 'admin').get()
  expect(left.size).toBe(1)
})

it.each([
  ['packer', '/api/admin/orders', '/api/admin/products'],
  ['catalogue', '/api/admin/products', '/api/admin/orders'],
  ['accounts', '/api/admin/cash?from=2026-01-01&to=2026-01-02', '/api/admin/products'],
])('gives %s what is theirs with the next call, and takes the rest', async (role, own, other) => {
  const asha = await shop.saveUser()
  const statuses = async () => [
    (await shop.as(asha).get(own)).status,
    (await shop.as(asha).get(other)).status,
  ]
  expect(await statuses()).toEqual([403, 403])
  expect(await shop.as(admin).put(pathOf(asha), { role })).toMatchObject({
    status: 200,
    body: { user: { role } },
  })
  expect(await statuses()).toEqual([200, 403])
})

it('moves somebody from one desk to another with the next call', async () => {
  const ravi = await shop.saveUser({ role: 'packer' })
  await shop.as(admin).put(pathOf(ravi), { role: 'catalogue' })
  expect((await shop.as(ravi).get('/api/admin/orders')).status).toBe(403)
  expect((await shop.as(ravi).get('/api/admin/products')).status).toBe(200)
})

it('gives no rights for a role that only a later version knows', async () => {
  const ravi = await shop.saveUser({ role: 'packer' })
  await shop.database.users.doc(ravi._id).update({ role: 'auditor' as 'packer' })
  expect((await shop.as(ravi).get('/api/users/profile')).status).toBe(200)
  for (const path of ['orders', 'products', 'users', 'cash?from=2026-01-01&to=2026-01-02'])
    expect((await shop.as(ravi).get(`/api/admin/${path}`)).status).toBe(403)
  await shop.as(admin).put(pathOf(ravi), { role: 'customer' })
  expect((await shop.database.users.doc(ravi._id).get()).data()?.role).toBe('customer')
})

const INVITE = '/api/admin/invitations'
const confirm = (link: string, newPassword = 'Fresh@9876') =>
  shop.post('/api/users/password-reset/confirm', {
    token: new URL(link).searchParams.get('token'),
    newPassword,
  })

describe('an invitation', () => {
  it('is a link by which somebody new chooses a password, once, and works at once', async () => {
    const phone = shop.newPhone()
    const { status, body } = await shop
      .as(admin)
      .post(INVITE, { name: 'Ravi', phone, role: 'packer' })
    expect([status, body.user.role]).toEqual([201, 'packer'])
    const hours = (Date.parse(body.expiresAt) - shop.clock.now().getTime()) / 3_600_000
    expect(hours).toBeCloseTo(72, 1)
    // Until then nobody has the password.
    expect((await login(phone)).status).toBe(401)
    const again = await shop.as(admin).post(INVITE, { name: 'Ravi', phone, role: 'packer' })
    expect((await confirm(body.link)).body.code).toBe('link_over')
    const chosen = await confirm(again.body.link)
    expect((await shop.as(chosen.body).get('/api/admin/orders')).status).toBe(200)
    expect((await shop.as(chosen.body).get(USERS)).status).toBe(403)
    expect((await confirm(again.body.link)).status).toBe(410)
    const known = { name: 'Ravi', phone, role: 'packer' }
    expect((await shop.as(admin).post(INVITE, known)).body.code).toBe('phone_taken')
    await shop.as(admin).put(pathOf(again.body.user), { role: 'customer' })
    expect((await shop.as(chosen.body).get('/api/admin/orders')).status).toBe(401)
  })

  it('takes no account over, and is over after 72 hours', async () => {
    const asha = await shop.saveUser()
    const taken = { name: 'Asha', phone: asha.phone, role: 'accounts' }
    expect(await shop.as(admin).post(INVITE, taken)).toMatchObject(
      refusal(409, 'phone_taken', 'phone'),
    )
    expect((await login(asha.phone)).status).toBe(200)
    const bad = { name: 'Mina', phone: shop.newPhone(), role: 'customer' }
    expect((await shop.as(admin).post(INVITE, bad)).body.fields).toHaveProperty('role')
    const mina = await shop.as(admin).post(INVITE, { ...bad, role: 'accounts' })
    shop.clock.pass({ minutes: 72 * 60 })
    expect((await confirm(mina.body.link)).body.code).toBe('link_over')
  })
})

it('shows what one person did', async () => {
  const keeper = await shop.saveUser({ role: 'catalogue' })
  const productId = await shop.saveProduct({ price: 100 })
  await shop.as(keeper).put(`/api/products/${productId}`, { price: 90 })
  await shop.as(admin).put(`/api/products/${productId}`, { price: 95 })
  expect((await shop.as(admin).get(`/api/admin/audit?by=${keeper._id}`)).body).toMatchObject([
    { action: 'product.changed', by: { _id: keeper._id }, changes: { price: { to: 90 } } },
  ])
})
