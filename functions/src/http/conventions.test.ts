import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it } from 'vitest'
import { refusal } from '#testing/refusal.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
const json = { 'content-type': 'application/json' }

describe('a failure', () => {
  it.each([
    ['GET', '/api/nothing', 404, 'not_found'],
    ['POST', '/api', 404, 'not_found'],
    ['GET', '/nothing.txt', 404, 'not_found'],
    ['POST', '/', 404, 'not_found'],
    ['GET', '/api/orders/my-orders', 401, 'unauthenticated'],
    ['GET', '/api/cart?guestId=x', 400, 'invalid_input'],
    ['GET', '/api/products/%E0%A4%A', 400, 'invalid_input'],
  ])('%s %s is %i %s, as JSON, never stored', async (method, path, status, code) => {
    const reply = await shop.call(method, path)
    expect(reply).toMatchObject({
      status,
      body: {
        message: expect.any(String),
        code,
        reason: expect.stringMatching(/^[a-z]+(?:_[a-z]+)*$/),
        params: {},
        requestId: reply.headers.get('x-request-id'),
      },
    })
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(reply.headers.get('etag')).toBeNull()
  })

  it('bears its reason and what the message shows, for the whole and for each field', async () => {
    expect((await shop.post('/api/users/login', { phone: '12', password: '' })).body).toEqual({
      message: TEXTS.phone,
      code: 'invalid_input',
      reason: 'phone_invalid',
      params: {},
      fields: { phone: TEXTS.phone, password: 'Password is required' },
      fieldReasons: {
        phone: { reason: 'phone_invalid', params: {} },
        password: { reason: 'field_required', params: { field: 'password' } },
      },
      requestId: expect.any(String),
    })
    expect((await shop.get('/api/products?minPrice=x')).body).toMatchObject({
      message: 'minPrice must be a number of at least 0',
      reason: 'field_not_number_from',
      params: { field: 'minPrice', min: 0 },
    })
  })

  it('is a 405 with Allow where the path has other methods', async () => {
    const reply = await shop.del('/api/health')
    expect(reply).toMatchObject(refusal(405, 'method_not_allowed'))
    expect(reply.headers.get('allow')).toBe('GET, HEAD')
    expect((await shop.get('/api/users/login')).headers.get('allow')).toBe('POST')
    const options = await shop.call('OPTIONS', '/api/cart')
    expect(options.headers.get('allow')).toBe('GET, HEAD, POST, PUT, DELETE')
  })

  it('tells nothing of its cause to the caller, and all of it to the log', async () => {
    const broken = await startTestShop()
    broken.database.orders.where = () => {
      throw new Error('secret detail')
    }
    const asha = await broken.saveUser()
    const reply = await broken.as(asha).get('/api/orders/my-orders')
    expect(reply).toMatchObject({
      status: 500,
      body: { code: 'internal', message: 'Something went wrong', reason: 'unexpected' },
    })
    expect(JSON.stringify(reply.body)).not.toContain('secret')
    expect(broken.log.entries.at(-1)).toMatchObject({
      level: 'error',
      details: {
        requestId: reply.body.requestId,
        route: '/api/orders/my-orders',
        path: '/api/orders/my-orders',
        cause: expect.stringContaining('secret detail'),
      },
    })
  })
})

const post = (body: string, headers: Record<string, string> = json) =>
  shop.post('/api/newsletter', body, { headers })

describe('a body', () => {
  it.each(['{"email":', '{email: 1}', 'email', '\u0000'])('that is %j is a 400', async (body) =>
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', message: 'The body is not valid JSON' },
    }),
  )

  it.each(['[]', '"email"', 'null', '1'])('that is no object, like %s, is a 400', async (body) =>
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } }),
  )

  it('of another type is a 415', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await post('email=a@example.com', form)).toMatchObject(
      refusal(415, 'unsupported_media_type'),
    )
    expect((await post('{}', { ...json, 'content-encoding': 'br' })).status).toBe(415)
  })

  it('of more than 100 kB is a 413', async () => {
    expect(await post(JSON.stringify({ email: 'x'.repeat(100_001) }))).toMatchObject(
      refusal(413, 'payload_too_large'),
    )
  })

  it('can not reach into prototypes', async () => {
    const body = '{"email":"proto@example.com","__proto__":{"polluted":true},"constructor":{}}'
    expect((await post(body)).status).toBe(201)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

const idFor = async (given: string) => {
  const { headers } = await shop.get('/api/health', { headers: { 'x-request-id': given } })
  return headers.get('x-request-id')
}

describe('headers', () => {
  it('bear the request id that the caller gave, if it is a sane one', async () => {
    expect(await idFor('trace-0123456789')).toBe('trace-0123456789')
    expect(await idFor('x')).toMatch(/^[\da-f-]{36}$/)
    expect(await idFor('<script>alert(1)</script>')).toMatch(/^[\da-f-]{36}$/)
  })

  it('protect, say nothing of the server, and let no other origin in', async () => {
    const { headers } = await shop.get('/api/health', { headers: { origin: 'https://x.example' } })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('let the CDN keep what is anyone’s, with an ETag', async () => {
    const { headers } = await shop.get('/api/openapi.json')
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
    const etag = headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await shop.get('/api/openapi.json', { headers: { 'if-none-match': etag } })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers.get('etag')).toBe(etag)
    expect((await shop.head('/api/openapi.json')).headers.get('etag')).toBe(etag)
  })
})
