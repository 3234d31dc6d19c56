import { asPhone } from '@bartan/contract/users/rules'
import { describe, expect, it } from 'vitest'
import { askGoogle } from '#testing/ask-google.ts'
import { saveOldAccount } from '#testing/save-old-account.ts'
import { PASSWORD, startTestShop, startShop } from '#testing/start-test-shop.ts'
import { oldCredentials } from './credentials.ts'

/** Accounts that the first version of the shop has made: alias and password are known to whoever knows the customer's. */

const { shop, admin } = await startShop()

const logIn = (phone: string, password = PASSWORD) =>
  shop.post('/api/users/login', { phone, password })

/** Whether Google's own endpoint knows the account by its phone and its customer's password. */
const isOpen = async (phone: string, password = PASSWORD) => {
  const { alias: email } = oldCredentials(asPhone(phone))
  return (await askGoogle(shop, 'signInWithPassword', { email, password })).status === 200
}

describe('an account of the first version', () => {
  it('logs in as ever, and is moved by it', async () => {
    const asha = await saveOldAccount(shop)
    expect(await isOpen(asha.phone)).toBe(true)
    const { status, body } = await logIn(asha.phone)
    expect({ status, uid: body.user._id }).toEqual({ status: 200, uid: asha._id })
    expect((await shop.as(body).get('/api/users/profile')).status).toBe(200)
    expect(await isOpen(asha.phone)).toBe(false)
    expect((await logIn(asha.phone)).status).toBe(200)
  })

  it('is not moved by a wrong password, which counts', async () => {
    const { phone } = await saveOldAccount(shop)
    for (let i = 0; i < 5; i++) expect((await logIn(phone, `Wrong@${i}234`)).status).toBe(401)
    expect((await logIn(phone)).status).toBe(429)
    expect(await isOpen(phone)).toBe(true)
  })

  it('lets any number log in at once, and all of them stay in', async () => {
    const { phone } = await saveOldAccount(shop)
    const replies = await Promise.all(Array.from({ length: 8 }, () => logIn(phone)))
    for (const { status, body } of replies) {
      expect(status).toBe(200)
      expect((await shop.as(body).get('/api/users/profile')).status).toBe(200)
    }
  })

  it('has its phone: nobody else can register with it', async () => {
    const { phone } = await saveOldAccount(shop)
    const stranger = { name: 'Ravi', phone, password: 'Other@5678' }
    expect((await shop.post('/api/users/register', stranger)).status).toBe(409)
    expect((await shop.as(admin).post('/api/admin/users', stranger)).status).toBe(409)
    const ravi = await shop.saveUser()
    const move = await shop.as(admin).put(`/api/admin/users/${ravi._id}`, { phone })
    expect(move).toMatchObject({ status: 409, body: { code: 'phone_taken' } })
  })

  it('changes its password, is moved to another phone, gets a one-time password, is deleted', async () => {
    const change = { currentPassword: PASSWORD, newPassword: 'Fresh@9876' }
    const asha = await saveOldAccount(shop)
    const { body: session } = await logIn(asha.phone)
    expect((await shop.as(session).put('/api/users/password', change)).status).toBe(200)
    expect((await logIn(asha.phone, 'Fresh@9876')).status).toBe(200)

    const ravi = await saveOldAccount(shop)
    const path = `/api/admin/users/${ravi._id}`
    const phone = shop.newPhone()
    expect((await shop.as(admin).put(path, { phone })).status).toBe(200)
    expect((await logIn(ravi.phone)).status).toBe(401)
    expect((await logIn(phone)).body.user._id).toBe(ravi._id)
    expect(await isOpen(ravi.phone)).toBe(false)

    const mina = await saveOldAccount(shop)
    const reset = await shop.as(admin).post(`/api/admin/users/${mina._id}/password-reset`)
    expect((await logIn(mina.phone)).status).toBe(401)
    expect((await logIn(mina.phone, reset.body.password)).body.mustChangePassword).toBe(true)

    const gone = await saveOldAccount(shop)
    await shop.as(admin).del(`/api/admin/users/${gone._id}`)
    expect((await logIn(gone.phone)).status).toBe(401)
    const again = { name: 'Other', phone: gone.phone, password: 'Other@5678' }
    expect((await shop.post('/api/users/register', again)).status).toBe(201)
  })

  it('is found where a crash of that version left it: the alias moved, the document not', async () => {
    const asha = await saveOldAccount(shop, { aliasOf: shop.newPhone() })
    expect((await logIn(asha.phone)).body.user._id).toBe(asha._id)
    expect((await logIn(asha.phone)).status).toBe(200)
  })

  it('that was never finished is in nobody’s way', async () => {
    const phone = shop.newPhone()
    const half = await saveOldAccount(shop, { phone })
    await shop.database.users.doc(half._id).delete()
    const account = { name: 'Ravi', phone, password: 'Other@5678' }
    expect((await shop.post('/api/users/register', account)).status).toBe(201)
    expect((await logIn(phone)).status).toBe(401)
    expect((await logIn(phone, 'Other@5678')).status).toBe(200)
  })
})

describe('npm run shop -- accounts-move', () => {
  it('moves all of them to aliases that nobody knows, and may be repeated', async () => {
    const own = await startTestShop()
    const old = [await saveOldAccount(own), await saveOldAccount(own, { role: 'admin' })]
    const present = await own.saveUser()
    expect(await own.shop.admin.moveAccounts()).toEqual({ moved: 2, ofAll: 3 })
    for (const { phone } of old) {
      const { alias: email } = oldCredentials(asPhone(phone))
      const guess = { email, password: PASSWORD }
      expect((await askGoogle(own, 'signInWithPassword', guess)).status).toBe(400)
    }
    expect(await own.shop.admin.moveAccounts()).toEqual({ moved: 0, ofAll: 3 })
    for (const { phone, _id } of [...old, present]) {
      const { status, body } = await own.post('/api/users/login', { phone, password: PASSWORD })
      expect({ status, uid: body.user?._id }).toEqual({ status: 200, uid: _id })
    }
    // With the log-in, the password is keyed as well.
    for (const { phone } of old)
      expect((await own.database.phones.doc(phone).get()).data()?.key).toEqual(expect.any(String))
  })

  it('goes on where it was broken off', async () => {
    const own = await startTestShop()
    const { phone } = await saveOldAccount(own)
    const { accounts } = own.shop
    const { setAlias } = accounts
    accounts.setAlias = () => Promise.reject(new Error('no network'))
    await expect(own.shop.admin.moveAccounts()).rejects.toThrow('no network')
    const logInThere = () => own.post('/api/users/login', { phone, password: PASSWORD })
    expect((await logInThere()).status).toBe(200)
    accounts.setAlias = setAlias
    own.clock.pass({ minutes: 2 })
    await own.shop.admin.moveAccounts()
    expect((await logInThere()).status).toBe(200)
  })
})
