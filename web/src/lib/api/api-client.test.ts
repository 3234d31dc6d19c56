import { describe, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, aToken } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { firebase } from '#testing/fake-firebase.ts'
import { call, callWithHeaders } from './api-client.ts'
import { ApiError, UNREACHABLE, UNREADABLE } from './api-error.ts'

const unauthenticated = failure(401, 'unauthenticated', 'Please log in')
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a request', () => {
  it('fills the path, orders the query, leaves out what is empty and joins lists', async () => {
    const api = fakeApi({ 'GET /api/products': { body: [] }, 'GET /api/products/a%2Fb': {} })
    await call('GET /api/products', {
      query: { size: ['Small', 'Large'], color: 'Red', search: '', minPrice: undefined },
    })
    await call('GET /api/products/:id', { params: { id: 'a/b' } })
    expect(api.sent.map(({ query }) => query)).toEqual([{ color: 'Red', size: 'Small,Large' }, {}])
  })

  it('sends JSON and answers the reply', async () => {
    const api = fakeApi({ 'POST /api/newsletter': { status: 201, body: { message: 'Thanks' } } })
    expect(await call('POST /api/newsletter', { body: { email: 'a@b.in' } })).toEqual({
      message: 'Thanks',
    })
    expect(api.sent[0]?.body).toEqual({ email: 'a@b.in' })
  })

  it('hands out the headers where they matter', async () => {
    fakeApi({ 'GET /api/products': { body: [], headers: { 'X-Total-Count': '240' } } })
    const { headers } = await callWithHeaders('GET /api/products')
    expect(headers.get('x-total-count')).toBe('240')
  })
})

const keysOf = ({ sent }: ReturnType<typeof fakeApi>) => sent.map(({ key }) => key)

describe('a change', () => {
  const NAME = 'POST /api/newsletter'
  const subscribe = (email = 'a@b.in') => errorOf(call(NAME, { body: { email } }))
  it('has the same key when it is made again because no answer came, until one does', async () => {
    const api = fakeApi({})
    await subscribe()
    api.answers[NAME] = { status: 503, body: { code: 'unavailable', message: 'Busy' } }
    await subscribe()
    await subscribe('other@b.in')
    api.answers[NAME] = { body: { message: 'Thanks' } }
    await subscribe()
    await subscribe()
    const [first, second, other, third, fourth] = keysOf(api)
    expect(first).toMatch(/^[\w-]{1,64}$/)
    expect([second, third]).toEqual([first, first])
    expect(new Set([first, other, fourth]).size).toBe(3)
  })

  it('has another after a refusal', async () => {
    const api = fakeApi({ [NAME]: failure(409, 'conflict', 'No') })
    await subscribe()
    await subscribe()
    expect(new Set(keysOf(api)).size).toBe(2)
  })

  it('is told from a question, which has none', async () => {
    const api = fakeApi({ 'GET /api/products': { body: [] } })
    await call('GET /api/products')
    expect(keysOf(api)).toEqual([undefined])
  })
})

describe('a failure', () => {
  it('carries what the server said', async () => {
    const lines = [
      { productId: 'p', name: 'Thali', size: '', color: '', quantity: 3, available: 1 },
    ]
    fakeApi({ 'GET /api/cart': failure(409, 'out_of_stock', 'Only 1 left', { lines }) })
    const error = await errorOf(call('GET /api/cart'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 409,
      code: 'out_of_stock',
      message: 'Only 1 left',
      lines,
      requestId: 'r1',
      isTransient: false,
    })
  })

  it('of the network reads like one', async () => {
    fakeApi({})
    expect(await errorOf(call('GET /api/cart'))).toMatchObject({
      code: 'network',
      message: UNREACHABLE.message,
      isTransient: true,
    })
  })

  it('that is not ours, like a proxy’s page, shows none of it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway', { status: 502 })))
    expect(await errorOf(call('GET /api/health'))).toMatchObject({
      status: 502,
      message: UNREADABLE.message,
      isTransient: true,
    })
  })

  it('of an aborted request stays an abort', async () => {
    const stop = new AbortController()
    vi.stubGlobal('fetch', () => {
      stop.abort()
      return Promise.reject(new DOMException('stopped', 'AbortError'))
    })
    const error = await errorOf(call('GET /api/cart', {}, { signal: stop.signal }))
    expect(error).toBeInstanceOf(DOMException)
  })
})

describe('the token', () => {
  it('is read for each request and kept from calls that anyone may make', async () => {
    const api = fakeApi({ 'GET /api/cart': {}, 'GET /api/products': { body: [] } })
    const [first, second] = [aToken(3600, '1'), aToken(3600, '2')]
    await call('GET /api/cart')
    session.start({ user: asha, token: first })
    await call('GET /api/cart')
    session.storeToken(second)
    await call('GET /api/cart')
    await call('GET /api/products')
    expect(api.sent.map(({ token }) => token)).toEqual([undefined, first, second, undefined])
  })

  it('is renewed once for all requests of the moment when it is about to end', async () => {
    const api = fakeApi({ 'GET /api/cart': {}, 'GET /api/users/profile': {} })
    const fresh = aToken(3600)
    session.start({ user: asha, token: aToken(30) })
    firebase.freshToken.mockResolvedValue(fresh)
    await Promise.all([call('GET /api/cart'), call('GET /api/users/profile')])
    expect(api.sent.map(({ token }) => token)).toEqual([fresh, fresh])
    expect(firebase.freshToken).toHaveBeenCalledTimes(1)
    expect(session.token).toBe(fresh)
  })

  it.each([2, -2])('lasts its hour on a device whose clock is %i hours wrong', async (hours) => {
    const api = fakeApi({ 'GET /api/cart': {} })
    const issued = Math.floor(Date.now() / 1000) - hours * 3600
    const token = `h.${btoa(JSON.stringify({ iat: issued, exp: issued + 3600 }))}.s`
    session.start({ user: asha, token })
    await call('GET /api/cart')
    expect(api.sent[0]?.token).toBe(token)
    expect(firebase.freshToken).not.toHaveBeenCalled()
    expect(session.read().status).toBe('signed-in')
  })

  it('is tried anew when the server refuses it, and the request with it', async () => {
    const fresh = aToken(3600, 'fresh')
    const api = fakeApi({
      'GET /api/cart': ({ token }) =>
        token === fresh ? { body: { products: [] } } : unauthenticated,
    })
    session.start({ user: asha, token: aToken(3600) })
    firebase.freshToken.mockResolvedValue(fresh)
    expect(await call('GET /api/cart')).toEqual({ products: [] })
    expect(api.sent).toHaveLength(2)
    expect(session.read().status).toBe('signed-in')
  })

  it('ends the session when there is no other, or the other is refused as well', async () => {
    fakeApi({ 'GET /api/cart': unauthenticated })
    for (const fresh of [undefined, aToken(3600, 'fresh')]) {
      session.start({ user: asha, token: aToken(3600) })
      firebase.freshToken.mockResolvedValue(fresh)
      expect(await errorOf(call('GET /api/cart'))).toMatchObject({ status: 401 })
      expect(session.read().status).toBe('expired')
    }
  })

  it('does not end the session when Firebase is out of reach', async () => {
    fakeApi({ 'GET /api/cart': {} })
    session.start({ user: asha, token: aToken(-60) })
    firebase.freshToken.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await errorOf(call('GET /api/cart'))).toMatchObject({ code: 'network' })
    expect(session.read().status).toBe('signed-in')
  })

  it('ends the session when the server wants a new password first', async () => {
    session.start({ user: asha, token: aToken() })
    const message = 'Please choose a new password first'
    fakeApi({ 'GET /api/users/profile': failure(403, 'password_change_due', message) })
    expect(await errorOf(call('GET /api/users/profile'))).toMatchObject({ message })
    expect(session.read().status).toBe('expired')
  })

  it('leaves a guest a guest on a 401', async () => {
    fakeApi({ 'GET /api/orders/my-orders': unauthenticated })
    await errorOf(call('GET /api/orders/my-orders'))
    expect(session.read().status).toBe('guest')
  })
})
