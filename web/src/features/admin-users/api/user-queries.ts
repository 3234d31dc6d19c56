import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { adminListQuery } from '#lib/api/admin-list.ts'
import { call, callWithHeaders } from '#lib/api/api-client.ts'

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

/** An account and the outcome of its orders. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: adminKey('user', id),
    queryFn: ({ signal }) => call('GET /api/admin/users/:id', { params: { id } }, { signal }),
  })
