import type { Account } from '@bartan/contract/admin-users/endpoints'
import type { Row } from '@bartan/contract/csv/write-csv'

const COLUMNS = ['name', 'phone', 'email', 'registered'] as const

/** Accounts as a table; passwords are nobody's to take along. */
export const customerRows = (customers: readonly Account[]): Row[] => [
  COLUMNS,
  ...customers.map(({ name, phone, email = '', createdAt }) => [name, phone, email, createdAt]),
]
