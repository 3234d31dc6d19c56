import { endpoints, type CallName } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { requestOf } from '@bartan/contract/testing/permission-requests'
import { CALLERS, type CallerKind } from '@bartan/contract/testing/permission-rows'
import {
  isAnswer,
  LINK_PERMISSIONS,
  LINK_READERS,
  PERMISSIONS,
} from '@bartan/contract/testing/permission-table'
import { claimsOf, unsigned } from '@bartan/contract/testing/unsigned-token'
import { beforeAll, describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop, type Account, type TestShop } from './testing/start-test-shop.ts'

let shop: TestShop
let customer: Account
let belongings: Parameters<typeof requestOf>[1]
const tokens: Partial<Record<CallerKind, string>> = {}

const tokenOf = async ({ phone, password }: Account): Promise<string> =>
  (await shop.post('/api/users/login', { phone, password })).body.token

beforeAll(async () => {
  shop = await startTestShop()
  customer = await shop.saveUser()
  const admin = await shop.saveUser({ role: 'admin' })
  const deleted = await shop.saveUser()
  const packer = await shop.saveUser({ role: 'packer' })
  const demoted = await shop.saveUser({ role: 'admin' })
  const due = await shop.saveUser()
  const reset = await shop.as(admin).post(`/api/admin/users/${due._id}/password-reset`)
  const order = await placeOrder(shop, customer, [{ productId: await shop.saveProduct() }])
  belongings = { userId: customer._id, orderId: order._id, checkoutId: order.checkoutId }
  await shop.as(admin).del(`/api/admin/users/${deleted._id}`)
  await shop.as(admin).put(`/api/admin/users/${demoted._id}`, { role: 'customer' })

  const { projectId } = shop.shop.config
  const now = Math.floor(Date.now() / 1000)
  // Sessions are revoked by whole seconds, so this one must have begun well before.
  const before = { auth_time: now - 60, iat: now - 60 }
  const expired = { iat: now - 7200, exp: now - 3600 }
  Object.assign(tokens, {
    customer: customer.token,
    'another customer': (await shop.saveUser()).token,
    admin: admin.token,
    packer: packer.token,
    catalogue: (await shop.saveUser({ role: 'catalogue' })).token,
    accounts: (await shop.saveUser({ role: 'accounts' })).token,
    'deleted user': deleted.token,
    'demoted admin': await tokenOf(demoted),
    'demoted admin with the token from before': unsigned({
      payload: claimsOf(projectId, demoted._id, before),
    }),
    'customer with a one-time password': await tokenOf({ ...due, password: reset.body.password }),
    "customer with a token of Google's own sign-in": unsigned({
      payload: claimsOf(projectId, customer._id, { sessionGeneration: undefined }),
    }),
    'garbage token': 'garbage',
    'expired token': unsigned({ payload: claimsOf(projectId, customer._id, expired) }),
    "another project's token": unsigned({ payload: claimsOf('demo-other', customer._id) }),
  } satisfies Record<Exclude<CallerKind, 'guest'>, string>)
})

it('is a table of every call there is', () => {
  const names = endpoints.map(({ method, path }: Endpoint) => `${method} ${path}`)
  expect(Object.keys(PERMISSIONS).toSorted()).toEqual(names.toSorted())
})

it.each(Object.keys(PERMISSIONS) as CallName[])('%s', async (name) => {
  const answers: Record<string, number> = {}
  for (const caller of CALLERS) {
    const token = tokens[caller]
    const { call } = token ? shop.as({ token }) : shop
    const { method, path, body } = requestOf(name, belongings)
    answers[caller] = (await call(method, path, body)).status
  }
  const wrong = CALLERS.filter((who) => !isAnswer(answers[who] ?? 0, PERMISSIONS[name][who]))
  expect(wrong.map((who) => [who, answers[who], PERMISSIONS[name][who]])).toEqual([])
})

const as = (caller: CallerKind) => {
  const token = tokens[caller]
  return token ? shop.as({ token }) : shop
}

describe('the link by which a customer confirms an order', () => {
  let orderId: string
  beforeAll(async () => {
    const productId = await shop.saveProduct()
    orderId = (await placeOrder(shop, customer, [{ productId }]))._id
  })

  const ask = (caller: CallerKind) =>
    as(caller).put(`/api/admin/orders/${orderId}/confirmation`, { state: 'asked', via: 'whatsapp' })

  it('is told to who may cancel', async () => {
    const told: CallerKind[] = []
    for (const caller of CALLERS) {
      const { body } = await ask(caller)
      if (JSON.stringify(body).includes('/c/')) told.push(caller)
    }
    expect(told).toEqual(LINK_READERS)
  })

  it.each(Object.keys(LINK_PERMISSIONS) as (keyof typeof LINK_PERMISSIONS)[])(
    '%s',
    async (name) => {
      const [method = 'GET'] = name.split(' ')
      const { pathname } = new URL((await ask('admin')).body.link)
      const paths = { 'with the token': pathname, 'with another': `${pathname}x` }
      for (const [which, rows] of Object.entries(LINK_PERMISSIONS[name])) {
        const path = paths[which as keyof typeof paths]
        const wrong: unknown[] = []
        for (const caller of CALLERS) {
          // Neither an answer: it is read, and changes nothing.
          const { status } = await as(caller).call(
            method,
            path,
            method === 'GET' ? undefined : 'x=1',
          )
          if (!isAnswer(status, rows[caller])) wrong.push([which, caller, status])
        }
        expect(wrong).toEqual([])
      }
    },
  )
})
