import { describe, expect, it, vi } from 'vitest'
import { startTestShop, type Account } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

/** A token that anyone could make up; the Auth emulator's own look like it. */
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const UNSIGNED = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'nobody' })}.`

it.each([
  ['no token', {}],
  ['garbage', { authorization: 'Bearer garbage' }],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['an unsigned token of nobody', { authorization: `Bearer ${UNSIGNED}` }],
])('who a token is of refuses %s', async (_, headers) => {
  const reply = await shop.get('/api/users/profile', { headers })
  expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  expect(reply.headers.get('www-authenticate')).toBe('Bearer')
})

/** As the owner does in Firebase's console. */
const disable = async ({ _id: localId }: Account) => {
  const { authEmulator, projectId } = shop.shop.config
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`
  const { ok } = await fetch(`http://${authEmulator}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId, disableUser: true }),
  })
  expect(ok).toBe(true)
}

const cartOf = (user: Account) => shop.as(user).get(`/api/cart?userId=${user._id}`)

describe('a token that was found genuine', () => {
  it('is good for a cart until it expires, and no longer', async () => {
    const user = await shop.saveUser()
    expect((await cartOf(user)).status).toBe(200)
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000)
    const { status } = await cartOf(user)
    clock.mockRestore()
    expect(status).toBe(401)
  })

  it('buys nothing once Firebase has disabled its account', async () => {
    const user = await shop.saveUser()
    expect((await cartOf(user)).status).toBe(200)
    await disable(user)
    for (const path of ['/api/checkout', '/api/checkout/nothing/finalize'])
      expect((await shop.as(user).post(path, {})).status).toBe(401)
  })
})
