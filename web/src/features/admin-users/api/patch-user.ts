import type { CallReply } from '@bartan/contract/api'
import type { User } from '@bartan/contract/users/schema'
import type { QueryClient } from '@tanstack/react-query'
import { changePages, changeQueries } from '#lib/api/change-queries.ts'
import { userQuery, usersKey } from './user-queries.ts'
import type { UsersPage } from './user-queries.ts'

/** Updates somebody wherever they are shown: in their place in the lists, and on their own page. */
export const patchUser = (client: QueryClient, id: string, change: Partial<User>): void => {
  changePages<UsersPage>(client, usersKey(), (page) => ({
    ...page,
    users: page.users.map((user) => (user._id === id ? { ...user, ...change } : user)),
  }))
  const { queryKey } = userQuery(id)
  changeQueries<CallReply<'GET /api/admin/users/:id'>>(
    client,
    { queryKey, exact: true },
    (known) => ({ ...known, user: { ...known.user, ...change } }),
  )
}

/** Takes somebody who was deleted out of the lists; the other rows stay where they are. */
export const dropUser = (client: QueryClient, id: string): void => {
  changePages<UsersPage>(client, usersKey(), (page) => {
    const users = page.users.filter((user) => user._id !== id)
    return { ...page, users, total: page.total - (page.users.length - users.length) }
  })
}
