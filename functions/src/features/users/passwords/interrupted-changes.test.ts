import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { losingShopOf } from '#testing/lost-answers/losing-shop.ts'
import { PASSWORD, startTestShop, startShop } from '#testing/start-test-shop.ts'

/** Steps that break off half-way: an instance dies, Google is gone, the answer to a commit is lost. */

const { shop, admin } = await startShop()

const gone = () => Promise.reject(new Error('no network'))

const never = () => new Promise<never>(() => {})

/** Another instance over the same database, which fails in its own ways. */
const anInstance = () => startTestShop({ projectId: shop.shop.config.projectId })

const logIn = (phone: string, password: string, at = shop) =>
  at.post('/api/users/login', { phone, password })

const aRegistration = () => ({ name: 'Asha', phone: shop.newPhone(), password: PASSWORD })

describe('a registration', () => {
  it('that died before its documents were written can be repeated at once', async () => {
    const dying = await anInstance()
    const { promise: reached, resolve } = Promise.withResolvers<void>()
    dying.shop.accounts.startSession = () => {
      resolve()
      return never()
    }
    const asha = aRegistration()
    void dying.post('/api/users/register', asha).catch(() => undefined)
    await reached
    expect((await shop.post('/api/users/register', asha)).status).toBe(201)
    expect((await logIn(asha.phone, PASSWORD)).status).toBe(200)
  })

  it('that failed, and could not clear up, can be repeated at once', async () => {
    const failing = await anInstance()
    failing.shop.accounts.startSession = gone
    failing.shop.accounts.remove = gone
    const asha = aRegistration()
    expect((await failing.post('/api/users/register', asha)).status).toBe(500)
    expect((await shop.post('/api/users/register', asha)).status).toBe(201)
  })
})

describe('a change of the password', () => {
  const change = { currentPassword: PASSWORD, newPassword: 'Fresh@9876' }

  it('that died before Google had it has changed nothing but the sessions', async () => {
    const [asha, dying] = [await shop.saveUser(), await anInstance()]
    const { promise: reached, resolve } = Promise.withResolvers<void>()
    dying.shop.accounts.setCredentials = () => {
      resolve()
      return never()
    }
    void dying
      .as(asha)
      .put('/api/users/password', change)
      .catch(() => undefined)
    await reached
    expect((await logIn(asha.phone, change.newPassword)).status).toBe(401)
    const { status, body } = await logIn(asha.phone, PASSWORD)
    expect(status).toBe(200)
    // Whether it died or is slow can't be known for a minute.
    expect((await shop.as(body).put('/api/users/password', change)).status).toBe(409)
    shop.clock.pass({ minutes: 2 })
    expect((await shop.as(body).put('/api/users/password', change)).status).toBe(200)
    expect((await logIn(asha.phone, change.newPassword)).status).toBe(200)
  })

  it('that died after Google had it is finished by the next log-in', async () => {
    const [asha, dying] = [await shop.saveUser(), await anInstance()]
    const { promise: reached, resolve } = Promise.withResolvers<void>()
    const { setCredentials } = dying.shop.accounts
    dying.shop.accounts.setCredentials = async (account) => {
      await setCredentials(account)
      resolve()
      return never()
    }
    void dying
      .as(asha)
      .put('/api/users/password', change)
      .catch(() => undefined)
    await reached
    expect((await shop.as(asha).get('/api/users/profile')).status).toBe(401)
    expect((await logIn(asha.phone, PASSWORD)).status).toBe(401)
    const { status, body } = await logIn(asha.phone, change.newPassword)
    expect(status).toBe(200)
    expect((await shop.as(body).get('/api/users/profile')).status).toBe(200)
    const entry = (await shop.database.phones.doc(asha.phone).get()).data()
    expect(entry).not.toHaveProperty('next')
  })

  it('made four times at once through several instances is made once', async () => {
    const asha = await shop.saveUser()
    const instances = [shop, await anInstance(), await anInstance(), await anInstance()]
    const replies = await Promise.all(
      instances.map((instance, i) =>
        instance
          .as(asha)
          .put('/api/users/password', { currentPassword: PASSWORD, newPassword: `Fresh@${i}234` }),
      ),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    for (const status of statuses) expect([200, 400, 409]).toContain(status)
    expect((await logIn(asha.phone, `Fresh@${statuses.indexOf(200)}234`)).status).toBe(200)
  })
})

it('a one-time password that Google did not take leaves the old one, which must be changed', async () => {
  const [asha, failing] = [await shop.saveUser(), await anInstance()]
  failing.shop.accounts.setCredentials = gone
  const path = `/api/admin/users/${asha._id}/password-reset`
  expect((await failing.as(admin).post(path)).status).toBe(500)
  expect((await logIn(asha.phone, PASSWORD)).body.mustChangePassword).toBe(true)
  shop.clock.pass({ minutes: 2 })
  const { password } = (await shop.as(admin).post(path)).body
  expect((await logIn(asha.phone, password)).status).toBe(200)
})

it('an account whose commit has no answer is there when its registration is repeated', async () => {
  const own = await startTestShop()
  const losingShop = await losingShopOf(own)
  const person = { name: 'Ravi', phone: own.newPhone(), password: PASSWORD }
  const keyed = { headers: { 'idempotency-key': randomUUID() } }
  expect((await losingShop.post('/api/users/register', person, keyed)).status).toBe(500)
  const { status, body } = await own.post('/api/users/register', person, keyed)
  expect(status).toBe(201)
  expect((await own.as(body).get('/api/users/profile')).status).toBe(200)
  expect((await own.post('/api/users/login', person)).status).toBe(200)
})
