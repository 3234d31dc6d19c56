import { describe, expect, it } from 'vitest'
import { PASSWORD, startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
const asha = await shop.saveUser()

describe('headers that other servers believe', () => {
  it.each<Record<string, string>>([
    { 'x-http-method-override': 'DELETE' },
    { 'x-http-method': 'DELETE' },
    { 'x-method-override': 'DELETE' },
    { 'x-original-url': '/api/admin/users' },
    { 'x-rewrite-url': '/api/admin/users' },
    { 'x-forwarded-prefix': '/api/admin' },
    { host: 'admin.example' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-user-id': 'someone', 'x-role': 'admin', 'x-goog-authenticated-user-email': 'a@b.cd' },
    { cookie: '__session=garbage; token=garbage; role=admin' },
  ])('%j changes nothing', async (headers) => {
    const plain = await shop.get('/api/users/profile', { headers })
    expect(plain.status).toBe(401)
    const own = await shop.as(asha).post('/api/users/profile?_method=DELETE', {}, { headers })
    expect(own.status).toBe(405)
    const admin = await shop.as(asha).get('/api/admin/users', { headers })
    expect(admin.status).toBe(403)
    expect((await shop.as(asha).get('/api/users/profile', { headers })).status).toBe(200)
  })

  it.each(['PATCH', 'PROPFIND', 'PURGE'])('%s is no method of ours', async (method) => {
    expect((await shop.call(method, '/api/users/profile')).status).toBe(405)
  })
})

describe('the bearer token', () => {
  it.each([
    'Bearer',
    'Bearer ',
    'bearer',
    'Token x',
    'Bearer a b',
    'Bearer ,Bearer x',
    'Bearer null',
    'Bearer undefined',
    'Bearer [object Object]',
    `Bearer ${'a.'.repeat(4000)}`,
    `Bearer ${'='.repeat(8000)}`,
  ])('%s is none', async (authorization) => {
    expect((await shop.get('/api/users/profile', { headers: { authorization } })).status).toBe(401)
  })

  it('counts in its header alone', async () => {
    const { token } = asha
    expect((await shop.get(`/api/users/profile?token=${token}&access_token=${token}`)).status).toBe(
      401,
    )
    const cookie = `token=${token}; __session=${token}`
    expect((await shop.get('/api/users/profile', { headers: { cookie } })).status).toBe(401)
  })
})

describe('another origin', () => {
  it('is told nothing that a browser would let it read', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const replies = [
      await shop.call('OPTIONS', '/api/users/login', undefined, { headers }),
      await shop.get('/api/products', { headers }),
      await shop.post('/api/users/login', { phone: asha.phone, password: PASSWORD }, { headers }),
    ]
    for (const reply of replies)
      for (const name of ['access-control-allow-origin', 'access-control-allow-credentials'])
        expect(reply.headers.get(name)).toBeNull()
  })

  it('can not post as a form does, which browsers allow without asking', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const body = JSON.stringify({ email: 'form@example.com' })
      const reply = await shop.post('/api/newsletter', body, { headers: { 'content-type': type } })
      expect(reply.status).toBe(415)
    }
  })
})
