import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD, startOwnTestShop, startTestShop } from '#testing/start-test-shop.ts'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

let shop: TestShop
let admin: Account
beforeAll(async () => {
  shop = await startTestShop()
  admin = await shop.saveUser({ role: 'admin', name: 'Owner' })
})
afterAll(() => shop.stop())

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
  expect(await shop.as(admin).put(pathOf(admin), { role: 'customer' })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  })
  const own = await shop.as(admin).put(pathOf(admin), { name: 'The Owner', role: 'admin' })
  expect(own.body.user).toMatchObject({ name: 'The Owner', role: 'admin' })
})

it('of two admins who demote each other at once leaves one', async () => {
  const own = await startOwnTestShop()
  const [one, two] = [await own.saveUser({ role: 'admin' }), await own.saveUser({ role: 'admin' })]
  await Promise.all([
    own.as(one).put(pathOf(two), { role: 'customer' }),
    own.as(two).put(pathOf(one), { role: 'customer' }),
  ])
  const left = await own.database.users.where('role', '==', 'admin').get()
  expect(left.size).toBe(1)
})
