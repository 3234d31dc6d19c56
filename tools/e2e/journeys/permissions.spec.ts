import {
  CALLERS,
  isAnswer,
  PERMISSIONS,
  requestOf,
} from '@bartan/contract/testing/permission-table'
import { claimsOf, unsigned } from '@bartan/contract/testing/unsigned-token'
import { DEMO_ADMIN } from '../admin.ts'
import { expect, newPhone, test } from '../fixtures.ts'
import { placeOrder } from '../place-order.ts'
import type { CallName } from '@bartan/contract/api'
import type { CallerKind } from '@bartan/contract/testing/permission-table'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext } from '@playwright/test'

/** Checks the permission table against the deployed bundle, behind Hosting. */

const PASSWORD = 'Asha@1234'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const register = async (request: APIRequestContext): Promise<SignedIn> => {
  const data = { name: 'Asha Rao', phone: newPhone(), password: PASSWORD }
  return (await (await request.post('/api/users/register', { data })).json()) as SignedIn
}

const logInAs = async (request: APIRequestContext, phone: string, password: string) => {
  const response = await request.post('/api/users/login', { data: { phone, password } })
  return (await response.json()) as SignedIn
}

const projectOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { aud: string })
    .aud

const pathOf = ({ user }: SignedIn) => `/api/admin/users/${user._id}`

const prepare = async (request: APIRequestContext) => {
  const customer = await register(request)
  const { token: admin } = await logInAs(request, DEMO_ADMIN.phone, DEMO_ADMIN.password)
  const deleted = await register(request)
  const demoted = await register(request)
  const headers = bearer(admin)
  await request.delete(pathOf(deleted), { headers })
  for (const role of ['admin', 'customer'])
    await request.put(pathOf(demoted), { headers, data: { role } })
  const packer = await register(request)
  await request.put(pathOf(packer), { headers, data: { role: 'packer' } })
  const due = await register(request)
  const reset = await request.post(`${pathOf(due)}/password-reset`, { headers })
  const { password: oneTime } = (await reset.json()) as { password: string }
  const project = projectOf(customer.token)
  const now = Math.floor(Date.now() / 1000)
  const before = { auth_time: now - 60, iat: now - 60 }
  const expired = { iat: now - 7200, exp: now - 3600 }
  const order = await placeOrder(request, customer)
  const tokens: Record<Exclude<CallerKind, 'guest'>, string> & { guest?: string } = {
    customer: customer.token,
    'another customer': (await register(request)).token,
    admin,
    packer: (await logInAs(request, packer.user.phone, PASSWORD)).token,
    'deleted user': deleted.token,
    'demoted admin': (await logInAs(request, demoted.user.phone, PASSWORD)).token,
    'demoted admin with the token from before': unsigned({
      payload: claimsOf(project, demoted.user._id, before),
    }),
    'customer with a one-time password': (await logInAs(request, due.user.phone, oneTime)).token,
    "customer with a token of Google's own sign-in": unsigned({
      payload: claimsOf(project, customer.user._id, { sessionGeneration: undefined }),
    }),
    'garbage token': 'garbage',
    'expired token': unsigned({ payload: claimsOf(project, customer.user._id, expired) }),
    "another project's token": unsigned({ payload: claimsOf('demo-other', customer.user._id) }),
  }
  const belongings = {
    userId: customer.user._id,
    orderId: order._id,
    checkoutId: order.checkoutId,
  }
  return { tokens, belongings }
}

test('every call is open to whom the table says, and to nobody else', async ({ request }) => {
  const { tokens, belongings } = await prepare(request)
  const wrong: unknown[] = []
  for (const name of Object.keys(PERMISSIONS) as CallName[])
    for (const caller of CALLERS) {
      const { method, path, body } = requestOf(name, belongings)
      const token = tokens[caller]
      const response = await request.fetch(path, {
        method,
        ...(token && { headers: bearer(token) }),
        ...(body && { data: body }),
      })
      const expected = PERMISSIONS[name][caller]
      if (!isAnswer(response.status(), expected))
        wrong.push([name, caller, response.status(), expected])
    }
  expect(wrong).toEqual([])
})
