import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

/** A token that anyone could make up; the Auth emulator's own look like it. */
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const UNSIGNED = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'nobody' })}.`

describe('who a token is of', () => {
  it.each([
    ['no token', {}],
    ['garbage', { authorization: 'Bearer garbage' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['an unsigned token of nobody', { authorization: `Bearer ${UNSIGNED}` }],
  ])('refuses %s', async (_, headers) => {
    const reply = await shop.get('/api/users/profile', { headers })
    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(reply.headers.get('www-authenticate')).toBe('Bearer')
  })

  it('refuses the token of another project', async () => {
    const other = await startTestShop()
    const stranger = await other.saveUser()
    await other.stop()
    expect((await shop.as(stranger).get('/api/users/profile')).status).toBe(401)
  })

  it('refuses the token of a deleted account', async () => {
    const user = await shop.saveUser()
    await shop.shop.accounts.remove(user._id)
    await shop.database.users.doc(user._id).delete()
    expect((await shop.as(user).get('/api/users/profile')).status).toBe(401)
  })
})
