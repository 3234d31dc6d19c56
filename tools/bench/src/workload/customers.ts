import type { User } from '@bartan/contract/users/schema'
import { ADMIN_PASSWORD } from '@bartan/demo-shop/compose-shop'
import { DEMO_ADMIN_PHONE } from '@bartan/demo-shop/demo-customers'
import { callJson } from './call-json.ts'

export type Customer = { userId: string; phone: string; token: string }

const FIRST_PHONE = 9_100_000_000

/** Creates the accounts before anything is measured, so that logins aren't part of the figures. */
export const registerCustomers = async (url: string, count: number): Promise<Customer[]> => {
  const customers: Customer[] = []
  for (let n = 0; n < count; n++) {
    const phone = String(FIRST_PHONE + n)
    const { user, token } = await callJson<{ user: User; token: string }>(
      `${url}/api/users/register`,
      { body: { name: `Bench ${n}`, password: 'Bench@1234', phone } },
    )
    customers.push({ userId: user._id, phone, token })
  }
  return customers
}

/** Logs in the admin that every generated shop has. */
export const adminToken = async (url: string): Promise<string> => {
  const body = { phone: DEMO_ADMIN_PHONE, password: ADMIN_PASSWORD }
  return (await callJson<{ token: string }>(`${url}/api/users/login`, { body })).token
}
