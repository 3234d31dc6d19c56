import { request } from 'node:http'
import { endpoints } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'

/** Ids and paths that name something other than one document must find nothing and break nothing. */

const { shop, admin } = await startShop()

/** Sends the path exactly as written: fetch would normalize it first. */
const rawCall = (method: string, path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(shop.url)
    const body = method === 'GET' ? '' : '{}'
    const headers = {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    }
    const sent = request({ hostname, port, method, path, headers }, (reply) => {
      let text = ''
      reply.on('data', (chunk: Buffer) => (text += chunk.toString()))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })

const ODD_IDS = [
  '.',
  '..',
  '%2e%2e',
  '..%2f..%2fusers',
  '%2F',
  'a%2Fb',
  'users%2Fx%2Forders%2Fy',
  '..%5c..%5c',
  '__x__',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  'a%00b',
  '%0d%0aX-Evil:%201',
  '%E0%A4%A',
  '%ED%A0%80',
  '%F0%9F%9B%92',
  '%EF%BC%8E%EF%BC%8E',
  'x'.repeat(129),
  'x'.repeat(2000),
  '%20',
  '*',
  ';',
  'a;b=c',
  '{"$gt":""}',
  '-1',
  'null',
  'undefined',
]

/** Every call meets some of the ids, and every id some of the calls. */
const SHARES = 6
const withId = endpoints
  .filter(({ path }) => path.includes(':id'))
  .map((endpoint: Endpoint, index): [string, Endpoint, number] => [
    `${endpoint.method} ${endpoint.path}`,
    endpoint,
    index % SHARES,
  ])

it.each(withId)('%s finds nothing under odd ids', async (_, { method, path }, share) => {
  for (const id of ODD_IDS.filter((_id, index) => index % SHARES === share)) {
    const { status, text } = await rawCall(method, path.replace(':id', id))
    // Dots collapse into a fixed path ("/api/products/."), which has an answer of its own.
    const answers = /^(?:\.|%2e)+$/i.test(id) ? [200, 400, 401, 404, 405, 409] : [400, 404]
    expect([id, answers.includes(status)]).toEqual([id, true])
    expect(() => JSON.parse(text) as unknown).not.toThrow()
  }
})

it.each([
  '/api/../api/admin/users',
  '/api/products/../admin/users',
  '/api/%2e%2e/admin/users',
  '//api/admin/users',
  '/api//admin/users',
  '/api/admin%2fusers',
  '/API/ADMIN/USERS',
  '/api/admin/users/',
  '/api/admin/users;x',
  '/api/admin/users%00',
  '/api/admin/users%20',
  '/api/admin/./users',
])('%s lets nobody in without a token', async (path) => {
  const { hostname, port } = new URL(shop.url)
  const status = await new Promise<number>((resolve, reject) => {
    request({ hostname, port, path }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
  expect([400, 401, 404]).toContain(status)
})

it.each([
  '/api/products/..%2F',
  '/api/..%2Fcollections/all',
  '/api/%2e%2e/',
  '/api/%2e%2e/shipping',
  '/api/..;/products',
  '/api%2Fproducts',
  '/api\\products',
  '/api/products/..%5c',
  '//api/products',
  '//api/',
  '/API/products',
  '/Api/products/best-seller',
  '/api./products',
  '/api;x/products',
  '/Images/upload/v1/a.webp',
])('%s is a JSON 404, and no page', async (path) => {
  const { status, text } = await rawCall('GET', path)
  expect([status, JSON.parse(text)]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
})

it.each(['/PRODUCT/x', '/HI/product/x', '//evil.example/x', '/x/../admin/y'])(
  '%s is no page, and leads nowhere',
  async (path) => {
    const { status, text } = await rawCall('GET', path)
    expect([status, text]).toEqual([404, expect.not.stringContaining('evil.example')])
  },
)

it.each([
  '/images/../functions/.env',
  '/images/upload/v1/../../../../etc/passwd',
  '/images/upload/v1/..%2f..%2f..%2fetc%2fpasswd.webp',
  '/images/upload/v1/%00.webp',
  '/images/upload/v1/__proto__.webp',
  `/images/upload/v1/${'x'.repeat(3000)}.webp`,
  '/images/upload/v1/a.webp?w[$gt]=1',
  '/images/upload/v1/%E0%A4%A.webp',
])('%s shows no file', async (path) => {
  expect([400, 404]).toContain((await rawCall('GET', path)).status)
})
