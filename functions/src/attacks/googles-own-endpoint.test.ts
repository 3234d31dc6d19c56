import { asPhone } from '@bartan/contract/users/rules'
import { describe, expect, it } from 'vitest'
import { oldCredentials, passwordAtFirebase } from '#features/users/passwords/credentials.ts'
import { askGoogle, emailIn, refresh } from '#testing/ask-google.ts'
import { PASSWORD, type Account, startShop } from '#testing/start-test-shop.ts'

/** Everything here goes to Identity Toolkit itself, past the shop and its limits. */

// The Auth emulator's own project: for others it takes no ID tokens.
const { shop, admin } = await startShop({ projectId: 'demo-test' })

const logIn = (phone: string, password: string) =>
  shop.post('/api/users/login', { phone, password })

const PATHS = ['/api/users/profile', '/api/orders/my-orders', '/api/admin/users', '/api/wishlist']

/** What a token is good for at the shop. */
const worth = (token: string) =>
  Promise.all(PATHS.map(async (path) => (await shop.as({ token }).get(path)).status))

const NOTHING = PATHS.map(() => 401)
const THIEFS = 'Thief@1234'

describe('guessing passwords there', () => {
  it('finds no account by its phone', async () => {
    const { phone } = await shop.saveUser()
    const { alias: email } = oldCredentials(phone)
    expect(
      (await askGoogle(shop, 'signInWithPassword', { email, password: PASSWORD })).status,
    ).toBe(400)
  })

  it('does not find the password, even where the alias is known from a token', async () => {
    const asha = await shop.saveUser()
    const email = emailIn(asha.token)
    expect(email).not.toContain(asha.phone)
    const guess = await askGoogle(shop, 'signInWithPassword', { email, password: PASSWORD })
    expect(guess).toMatchObject({ status: 400, error: { message: 'INVALID_PASSWORD' } })
  })

  it('would gain a token that is worth nothing', async () => {
    const entry = (await shop.database.phones.doc(admin.phone).get()).data()!
    const password = passwordAtFirebase(entry, PASSWORD)
    const { status, idToken, refreshToken } = await askGoogle(shop, 'signInWithPassword', {
      email: entry.alias,
      password,
    })
    expect(status).toBe(200)
    expect(await worth(idToken)).toEqual(NOTHING)
    expect(await worth((await refresh(shop, refreshToken)).token)).toEqual(NOTHING)
  })

  it('finds nothing after a change of the password either', async () => {
    const asha = await shop.saveUser()
    const change = { currentPassword: PASSWORD, newPassword: 'Fresh@9876' }
    const { body } = await shop.as(asha).put('/api/users/password', change)
    for (const email of [
      emailIn(asha.token),
      emailIn(body.token),
      oldCredentials(asha.phone).alias,
    ])
      for (const password of [PASSWORD, 'Fresh@9876'])
        expect((await askGoogle(shop, 'signInWithPassword', { email, password })).status).toBe(400)
    expect(emailIn(body.token)).not.toBe(emailIn(asha.token))
  })
})

it('opening an account there gains a token that is worth nothing', async () => {
  const phone = shop.newPhone()
  const { alias: email } = oldCredentials(asPhone(phone))
  const { idToken } = await askGoogle(shop, 'signUp', { email, password: THIEFS })
  expect(await worth(idToken)).toEqual(NOTHING)
  expect((await logIn(phone, THIEFS)).status).toBe(401)
  const account = { name: 'Asha', phone, password: PASSWORD }
  expect((await shop.post('/api/users/register', account)).status).toBe(201)
  expect((await logIn(phone, THIEFS)).status).toBe(401)
})

const reset = async ({ _id }: Account) =>
  (await shop.as(admin).post(`/api/admin/users/${_id}/password-reset`)).body.password as string

describe('whoever has stolen a token', () => {
  it('gains no session and no password by changing the account', async () => {
    const asha = await shop.saveUser()
    const email = 'thief@example.com'
    const changed = await askGoogle(shop, 'update', {
      idToken: asha.token,
      email,
      password: THIEFS,
    })
    expect(changed.status).toBe(200)
    expect(await worth(changed.idToken)).toEqual(NOTHING)
    const session = await askGoogle(shop, 'signInWithPassword', { email, password: THIEFS })
    expect(session.status).toBe(200)
    expect(await worth(session.idToken)).toEqual(NOTHING)
    expect((await logIn(asha.phone, THIEFS)).status).toBe(401)
  })

  it('can keep the customer out only until the shop sets a new password', async () => {
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    await askGoogle(shop, 'update', { idToken: asha.token, email: 'out@example.com' })
    await askGoogle(shop, 'delete', { idToken: ravi.token })
    for (const user of [asha, ravi]) {
      expect((await logIn(user.phone, PASSWORD)).status).toBe(401)
      const { status, body } = await logIn(user.phone, await reset(user))
      expect({ status, uid: body.user?._id }).toEqual({ status: 200, uid: user._id })
    }
  })
})

it('a session of the shop is refreshed there, and stays one', async () => {
  const asha = await shop.saveUser()
  const { refreshToken } = await askGoogle(shop, 'signInWithCustomToken', {
    token: asha.customToken,
  })
  const renewed = await refresh(shop, refreshToken)
  expect((await shop.as(renewed).get('/api/users/profile')).body._id).toBe(asha._id)
})
