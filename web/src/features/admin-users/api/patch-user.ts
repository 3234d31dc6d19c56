import type { CallReply } from '@bartan/contract/api'
import type { User } from '@bartan/contract/users/schema'
import type { QueryClient } from '@tanstack/react-query'
import { dropRow, patchRow } from '#lib/api/admin-list.ts'
import { changeQueries } from '#lib/api/change-queries.ts'
import { userQuery, usersKey } from './user-queries.ts'

/** Updates somebody wherever they are shown: in their place in the lists, and on their own page. */
export const patchUser = (client: QueryClient, id: string, change: Partial<User>): void => {
  patchRow<User>(client, usersKey(), id, change)
  const { queryKey } = userQuery(id)
  changeQueries<CallReply<'GET /api/admin/users/:id'>>(
    client,
    { queryKey, exact: true },
    (known) => ({ ...known, user: { ...known.user, ...change } }),
  )
}

export const dropUser = (client: QueryClient, id: string): void => dropRow(client, usersKey(), id)
