import type { Account } from '@bartan/contract/admin-users/endpoints'
import type { Row } from '@bartan/contract/csv/write-csv'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { callWithHeaders } from '#lib/api/api-client.ts'

const COLUMNS = ['name', 'phone', 'email', 'registered'] as const

/** Accounts as a table, without passwords. */
export const customerRows = (customers: readonly Account[]): Row[] => [
  COLUMNS,
  ...customers.map(({ name, phone, email = '', createdAt }) => [name, phone, email, createdAt]),
]

type Part<T> = { reply: T[]; headers: Headers }

/** Reads by cursor, so that added or removed rows shift no others. */
const readAll = async <T>(readPart: (cursor: string) => Promise<Part<T>>): Promise<T[]> => {
  const all: T[] = []
  let cursor = ''
  do {
    const { reply, headers } = await readPart(cursor)
    all.push(...reply)
    cursor = headers.get('x-next-cursor') ?? ''
  } while (cursor)
  return all
}

const limit = String(ADMIN_LIST_LIMIT)

export const allCustomers = (): Promise<Account[]> =>
  readAll((cursor) =>
    callWithHeaders('GET /api/admin/users', { query: { role: 'customer', cursor, limit } }),
  )

export const allOrders = (): Promise<StaffOrder[]> =>
  readAll((cursor) => callWithHeaders('GET /api/admin/orders', { query: { cursor, limit } }))
