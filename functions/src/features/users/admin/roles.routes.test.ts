import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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

const currentSecond = () => Math.floor(Date.now() / 1000)

/** Firebase tells sessions apart by the second: those that there are must have begun in an earlier one. */
const secondAfter = async (): Promise<void> => {
  const before = currentSecond()
  await vi.waitFor(() => expect(currentSecond()).toBeGreaterThan(before), { timeout: 3000 })
}

type Act = (by: Account, of: Account) => Promise<{ status: number }>
const demote: Act = (by, of) => shop.as(by).put(pathOf(of), { role: 'customer' })
const remove: Act = (by, of) => shop.as(by).del(pathOf(of))
const reset: Act = (by, of) => shop.as(by).post(`${pathOf(of)}/password-reset`)

describe('of two admins who act on each other at once', () => {
  it.each([
    ['demote', 'demote', demote, demote],
    ['delete', 'delete', remove, remove],
    ['reset the password of', 'reset the password of', reset, reset],
    ['demote', 'delete', demote, remove],
    ['reset the password of', 'demote', reset, demote],
  ])('(%s, %s) one stays, and stays logged in', async (_one, _other, first, second) => {
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
  })
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
