import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { askGoogle, refresh } from '#testing/ask-google.ts'
import { aChoice, anAddress } from '#testing/builders.ts'
import { placeOrder } from '#testing/orders.ts'
import { PASSWORD, type Account, startShop } from '#testing/start-test-shop.ts'

/** A session's custom token, ID token and refresh token, each saved for later. */

const { shop, admin } = await startShop()

const pathOf = ({ _id }: Account) => `/api/admin/users/${_id}`

const CALLS: [string, string][] = [
  ['GET', '/api/users/profile'],
  ['PUT', '/api/users/password'],
  ['POST', '/api/cart'],
  ['POST', '/api/checkout'],
  ['POST', '/api/checkout/nothing/finalize'],
  ['GET', '/api/orders/my-orders'],
  ['GET', '/api/wishlist'],
  ['GET', '/api/admin/users'],
]

const worth = async (token: string, { _id }: Account) => {
  const { call } = shop.as({ token })
  const cart = ['GET', `/api/cart?userId=${_id}`] as const
  return Promise.all(
    [...CALLS, cart].map(
      async ([method, path]) =>
        (await call(method, path, method === 'GET' ? undefined : {})).status,
    ),
  )
}

const NOTHING = [...CALLS, 'cart'].map(() => 401)

/** Everything that a session left behind, used now. */
const tokensOf = async (account: Account) => {
  const { refreshToken } = await askGoogle(shop, 'signInWithCustomToken', {
    token: account.customToken,
  })
  return async () => {
    const exchanged = await askGoogle(shop, 'signInWithCustomToken', { token: account.customToken })
    const refreshed = await refresh(shop, refreshToken)
    return [account.token, exchanged.idToken, refreshed.token].filter(Boolean)
  }
}

const ENDINGS: [string, (account: Account) => Promise<{ status: number }>][] = [
  [
    'a change of the password',
    (account) =>
      shop
        .as(account)
        .put('/api/users/password', { currentPassword: PASSWORD, newPassword: 'Fresh@9876' }),
  ],
  ['a demotion', (account) => shop.as(admin).put(pathOf(account), { role: 'customer' })],
  ['a deletion', (account) => shop.as(admin).del(pathOf(account))],
  ['a one-time password', (account) => shop.as(admin).post(`${pathOf(account)}/password-reset`)],
]

it.each(ENDINGS)('buys nothing after %s, whatever it is exchanged for', async (_, end) => {
  const asha = await shop.saveUser({ role: 'admin' })
  expect(await worth(asha.token, asha)).not.toContain(401)
  const later = await tokensOf(asha)
  expect((await end(asha)).status).toBe(200)
  const tokens = await later()
  expect(tokens.length).toBeGreaterThanOrEqual(2)
  for (const token of tokens) expect(await worth(token, asha)).toEqual(NOTHING)
})

it('buys nothing after the customer has closed the account', async () => {
  const asha = await shop.saveUser()
  const later = await tokensOf(asha)
  await shop.as(asha).del('/api/users/profile', { password: PASSWORD })
  for (const token of await later()) expect(await worth(token, asha)).toEqual(NOTHING)
  const again = { name: 'Asha', phone: asha.phone, password: PASSWORD }
  expect((await shop.post('/api/users/register', again)).status).toBe(201)
  for (const token of await later()) expect(await worth(token, asha)).toEqual(NOTHING)
})

it('orders nothing and changes no cart, with an Idempotency-Key neither', async () => {
  const asha = await shop.saveUser()
  const productId = await shop.saveProduct()
  const line = aChoice({ productId })
  const { carts, checkouts, orders, storedReplies } = shop.database
  const wanted = { checkoutItems: [line], shippingAddress: anAddress(), paymentMethod: 'COD' }
  const { body } = await shop.as(asha).post('/api/checkout', wanted)
  await shop.as(admin).post(`${pathOf(asha)}/password-reset`)
  const stored = async () =>
    Promise.all(
      [carts, checkouts, orders, storedReplies].map(async (all) => (await all.get()).docs.length),
    )
  const before = await stored()
  const ways: Record<string, string>[] = [{}, { 'idempotency-key': 'once' }]
  for (const headers of ways) {
    const { post, put, del } = shop.as(asha)
    const replies = [
      await post('/api/cart', { userId: asha._id, ...line }, { headers }),
      await put('/api/cart', { userId: asha._id, ...line, quantity: 0 }, { headers }),
      await del('/api/cart', { userId: asha._id, ...line }, { headers }),
      await post('/api/checkout', wanted, { headers }),
      await post(`/api/checkout/${body._id}/finalize`, { isCOD: true }, { headers }),
    ]
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401))
  }
  expect(await stored()).toEqual(before)
})

describe('what does not end a session', () => {
  it('is a promotion, which holds from the next call on', async () => {
    const asha = await shop.saveUser()
    expect((await shop.as(asha).get('/api/admin/users')).status).toBe(403)
    await shop.as(admin).put(pathOf(asha), { role: 'admin' })
    expect((await shop.as(asha).get('/api/admin/users')).status).toBe(200)
    const { idToken: token } = await askGoogle(shop, 'signInWithCustomToken', {
      token: asha.customToken,
    })
    expect((await shop.as({ token }).get('/api/admin/users')).status).toBe(200)
  })

  it('is another log-in, a new name, or a new phone', async () => {
    const asha = await shop.saveUser()
    await shop.post('/api/users/login', { phone: asha.phone, password: PASSWORD })
    const change = { name: 'Asha Rao', phone: shop.newPhone() }
    expect((await shop.as(admin).put(pathOf(asha), change)).status).toBe(200)
    expect((await shop.as(asha).get('/api/users/profile')).body).toMatchObject(change)
  })
})

const owner = await shop.saveUser({ role: 'admin' })

it('who is no admin any more gets no link by the key of a call from before', async () => {
  const [formerly, asha] = [await shop.saveUser({ role: 'admin' }), await shop.saveUser()]
  const { _id } = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
  const headers = { 'idempotency-key': randomUUID() }
  const ask = ({ token }: { token: string }) =>
    shop
      .as({ token })
      .put(
        `/api/admin/orders/${_id}/confirmation`,
        { state: 'asked', via: 'whatsapp' },
        { headers },
      )
  expect((await ask(formerly)).body.link).toEqual(expect.any(String))
  await shop.as(owner).put(`/api/admin/users/${formerly._id}`, { role: 'packer' })
  const { phone, password } = formerly
  const { body: now } = await shop.post('/api/users/login', { phone, password })
  const again = await ask(now)
  expect([again.status, again.body.link]).toEqual([200, undefined])
})
