import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { endpoints } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

/** Bodies of calls that declare none. */

const shop = await startTestShop()
const token = (await shop.saveUser({ role: 'admin' })).token

const DECLARE_NONE: Endpoint[] = endpoints.filter(
  ({ method, body, fileField }: Endpoint) => method !== 'GET' && !body && !fileField,
)

type Sent = { type?: string; body?: string | Buffer<ArrayBuffer>; headers?: object }

const send = async ({ method, path }: Endpoint, { type, body, headers }: Sent) => {
  const reply = await fetch(`${shop.url}${path.replaceAll(/:\w+/g, 'none')}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(type && { 'content-type': type }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
  const text = await reply.text()
  return { status: reply.status, reason: (JSON.parse(text) as { reason?: string }).reason }
}

const MALFORMED = { status: 400, reason: 'body_not_json' }
const JSON_TYPE = 'application/json'

it.each(DECLARE_NONE.map((one): [string, Endpoint] => [`${one.method} ${one.path}`, one]))(
  '%s refuses malformed JSON, and heeds no other body',
  async (_name, endpoint) => {
    const keyed = { 'idempotency-key': randomUUID() }
    const usual = await send(endpoint, {})
    expect(usual).not.toEqual(MALFORMED)
    for (const body of ['{', 'undefined', "{'a':1}", Buffer.from([0x22, 0xff, 0x22])])
      for (const headers of [{}, keyed])
        expect(await send(endpoint, { type: JSON_TYPE, body, headers })).toEqual(MALFORMED)
    const others: Sent[] = [
      { type: JSON_TYPE },
      { type: JSON_TYPE, body: '' },
      { type: 'application/json; charset=utf-8', body: '{"any": ["thing"]}' },
      { type: JSON_TYPE, body: gzipSync('{'), headers: { 'content-encoding': 'gzip' } },
      { type: 'application/x-www-form-urlencoded', body: 'List-Unsubscribe=One-Click' },
      { type: 'text/plain', body: '{' },
      { type: 'application/octet-stream', body: Buffer.alloc(200_000) },
    ]
    for (const other of others) expect(await send(endpoint, other)).toEqual(usual)
  },
)

it('of what is only read are not looked at', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const headers = { 'content-type': JSON_TYPE, 'content-length': 1 }
  const asked = request(`${shop.url}/api/health`, { headers }, ({ statusCode }) =>
    resolve(statusCode),
  )
  asked.on('error', reject).end('{')
  expect(await promise).toBe(200)
})
