import type { User } from '@bartan/contract/users/schema'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { callWithHeaders } from '#lib/api/api-client.ts'

export const USERS_PAGE = 50

export type UsersFilter = { search: string; role: string; page: number }
export type UsersPage = { users: User[]; total: number }

export const usersKey = () => adminKey('users')

export const usersQuery = ({ search, role, page }: UsersFilter) =>
  queryOptions({
    queryKey: [...usersKey(), { search, role, page }],
    queryFn: async ({ signal }): Promise<UsersPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/admin/users',
        { query: { search, role, page: String(page), limit: String(USERS_PAGE) } },
        { signal },
      )
      return { users: reply, total: Number(headers.get('x-total-count')) }
    },
    placeholderData: keepPreviousData,
  })
