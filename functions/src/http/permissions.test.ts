import { endpoints } from '@bartan/contract/api'
import type { Access, Endpoint } from '@bartan/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../testing/start-test-shop.ts'
import type { Account, TestShop } from '../testing/start-test-shop.ts'

/** Walks every call there is, so that one which is added is covered on the day it appears. */

let shop: TestShop
let asha: Account
let ravi: Account
beforeAll(async () => {
  shop = await startTestShop()
  asha = await shop.saveUser()
  ravi = await shop.saveUser()
})
afterAll(() => shop.stop())

const named = (access: Access) =>
  endpoints
    .filter((endpoint) => endpoint.access === access)
    .map((endpoint: Endpoint): [string, Endpoint] => [
      `${endpoint.method} ${endpoint.path}`,
      endpoint,
    ])

const pathOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, 'none')

const callAs = async (who: { token?: string }, { method, path }: Endpoint, input?: object) => {
  const { call } = who.token ? shop.as({ token: who.token }) : shop
  const query = method === 'GET' ? `?${new URLSearchParams({ ...input }).toString()}` : ''
  const body = method === 'GET' ? undefined : (input ?? {})
  return call(method, pathOf({ path } as Endpoint) + query, body)
}

describe.each([...named('customer'), ...named('admin')])('%s', (_, endpoint) => {
  it('asks for a good token before it looks at anything else', async () => {
    for (const who of [{}, { token: 'garbage' }])
      expect(await callAs(who, endpoint)).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      })
  })
})

it.each(named('admin'))('%s is closed to customers', async (_, endpoint) => {
  expect(await callAs(asha, endpoint)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
})

it.each(named('shopper'))('%s keeps a customer’s cart to that customer', async (_, endpoint) => {
  const input = { userId: asha._id, productId: 'x', quantity: '1' }
  expect((await callAs({}, endpoint, input)).status).toBe(401)
  expect((await callAs(ravi, endpoint, input)).status).toBe(403)
})

it.each([...named('anyone'), ...named('customer')])('%s is served', async (_, endpoint) => {
  const reply = await callAs(asha, endpoint)
  expect([401, 403, 405, 500]).not.toContain(reply.status)
  expect(reply.body.message).not.toBe('There is nothing here')
})
