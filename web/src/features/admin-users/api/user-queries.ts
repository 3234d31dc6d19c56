import type { OpenedUser } from '@bartan/contract/admin-users/endpoints'
import type { CallReply } from '@bartan/contract/api'
import type { User } from '@bartan/contract/users/schema'
import type { QueryClient } from '@tanstack/react-query'
import { adminListQuery, dropRow, patchRow, changeQueries } from '#lib/api/admin-list.ts'
import { callWithHeaders } from '#lib/api/api-client.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'

const USERS_PAGE = 50

export type UsersFilter = { search: string; role: string }

export const usersKey = () => adminKey('users')

export const usersQuery = (filter: UsersFilter) =>
  adminListQuery([...usersKey(), filter], (cursor, signal) =>
    callWithHeaders(
      'GET /api/admin/users',
      { query: { ...filter, cursor, limit: String(USERS_PAGE) } },
      { signal },
    ),
  )

/** An account with its orders' outcomes. */
export const userQuery = (id: string) =>
  readQuery(adminKey('user', id), 'GET /api/admin/users/:id', { params: { id } })

/** Updates a user in all lists and on the user's own page. */
export const patchUser = (client: QueryClient, id: string, change: Partial<OpenedUser>): void => {
  patchRow<User>(client, usersKey(), id, change)
  const { queryKey } = userQuery(id)
  changeQueries<CallReply<'GET /api/admin/users/:id'>>(
    client,
    { queryKey, exact: true },
    (known) => ({ ...known, user: { ...known.user, ...change } }),
  )
}

export const dropUser = (client: QueryClient, id: string): void => dropRow(client, usersKey(), id)
