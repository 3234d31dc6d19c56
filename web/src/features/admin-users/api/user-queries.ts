import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { callWithHeaders, call } from '#lib/api/api-client.ts'
import type { User } from '@bartan/contract/users/schema'

const USERS_PAGE = 50

export type UsersFilter = { search: string; role: string }
export type UsersPage = { users: User[]; total: number; next: string | undefined }

export const usersKey = () => adminKey('users')

/**
 * Page by page, each by the cursor that the one before ends with, and not read again while it is looked at: somebody
 * whose role was changed stays in their place, though the filter would leave them out.
 */
export const usersQuery = (filter: UsersFilter) =>
  infiniteQueryOptions({
    queryKey: [...usersKey(), filter],
    queryFn: async ({ signal, pageParam: cursor }): Promise<UsersPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/admin/users',
        { query: { ...filter, cursor, limit: String(USERS_PAGE) } },
        { signal },
      )
      return {
        users: reply,
        total: Number(headers.get('x-total-count')),
        next: headers.get('x-next-cursor') ?? undefined,
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** An account and the outcome of its orders. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: adminKey('user', id),
    queryFn: ({ signal }) => call('GET /api/admin/users/:id', { params: { id } }, { signal }),
  })
