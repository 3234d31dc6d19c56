import { requestOf } from '@bartan/contract/testing/permission-requests'
import { isAnswer, PERMISSIONS } from '@bartan/contract/testing/permission-table'
import { DEMO_ADMIN } from '../../admin.ts'
import { expect, newPhone, test } from '../../fixtures.ts'
import { placeOrder } from '../../place-order.ts'
import type { CallName } from '@bartan/contract/api'
import type { StaffRole } from '@bartan/contract/shared/roles'
import type { CallerKind } from '@bartan/contract/testing/permission-rows'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext } from '@playwright/test'

/**
 * Checks the permission table against the built bundle behind Hosting: each call exists, and the tokens of all roles
 * arrive. Ended sessions are tested on the sources (functions/src/permissions.test.ts).
 */

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

const prepare = async (request: APIRequestContext) => {
  const customer = await register(request)
  const { token: admin } = await logInAs(request, DEMO_ADMIN.phone, DEMO_ADMIN.password)
  const worker = async (role: StaffRole): Promise<string> => {
    const { user } = await register(request)
    const path = `/api/admin/users/${user._id}`
    await request.put(path, { headers: bearer(admin), data: { role } })
    return (await logInAs(request, user.phone, PASSWORD)).token
  }
  const order = await placeOrder(request, customer)
  const tokens = {
    guest: undefined,
    customer: customer.token,
    admin,
    packer: await worker('packer'),
    catalogue: await worker('catalogue'),
    accounts: await worker('accounts'),
    'garbage token': 'garbage',
  } satisfies Partial<Record<CallerKind, string | undefined>>
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
    for (const [caller, token] of Object.entries(tokens) as [CallerKind, string | undefined][]) {
      const { method, path, body } = requestOf(name, belongings)
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
