import type { Role } from '@bartan/contract/shared/roles'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext } from '@playwright/test'
import { expect, newPhone } from '../fixtures.ts'

const PASSWORD = 'Secret@123'

/** Signs in the admin, or a new person in another role. */
export const signInStaff = async (
  request: APIRequestContext,
  admin: SignedIn,
  role: Exclude<Role, 'customer'>,
): Promise<SignedIn> => {
  if (role === 'admin') return admin
  const phone = newPhone()
  const created = await request.post('/api/admin/users', {
    headers: { authorization: `Bearer ${admin.token}` },
    data: {
      name: `Ravi of ${role}`,
      phone,
      email: `${phone}@example.com`,
      password: PASSWORD,
      role,
    },
  })
  expect(created.status()).toBe(201)
  const signedIn = await request.post('/api/users/login', { data: { phone, password: PASSWORD } })
  return (await signedIn.json()) as SignedIn
}
