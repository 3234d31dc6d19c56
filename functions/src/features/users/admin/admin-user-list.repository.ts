import type { Query } from 'firebase-admin/firestore'
import type { Role } from '@bartan/contract/users/rules'
import type { Account } from '@bartan/contract/users/admin-endpoints'
import type { Database } from '#database/collections.ts'
import type { UserDocument } from '#database/documents.ts'
import type { Connect } from '#database/connect.ts'
import { prefixesOf } from './admin-user-list.ts'
import type { UserFilter, UserPrefix } from './admin-user-list.ts'
import { toUser } from '../users.repository.ts'

/** Sorts after every letter. */
const LAST_LETTER = '\uf8ff'

// Indexes: users(role, createdAt desc), users(role, phone), users(role, name).
const queryOf = ({ users }: Database, prefix: UserPrefix, role: Role | undefined) => {
  const all: Query<UserDocument> = role ? users.where('role', '==', role) : users
  if (!prefix) return all.orderBy('createdAt', 'desc')
  const { field, beginning } = prefix
  return all
    .where(field, '>=', beginning)
    .where(field, '<', `${beginning}${LAST_LETTER}`)
    .orderBy(field)
}

const toAccount = (id: string, user: UserDocument): Account => ({
  ...toUser(id, user),
  createdAt: user.createdAt.toDate().toISOString(),
})

export const adminUserListRepository = (connect: Connect) => ({
  /**
   * The first `count` of a list, and the number of all; reads that many documents, plus one read per thousand
   * counted.
   */
  list: async ({ search, role }: UserFilter, count: number) => {
    const database = await connect()
    const pages = await Promise.all(
      prefixesOf(search).map(async (prefix) => {
        const query = queryOf(database, prefix, role)
        const [{ docs }, counted] = await Promise.all([
          query.limit(count).get(),
          query.count().get(),
        ])
        return {
          users: docs.map((document) => toAccount(document.id, document.data())),
          total: counted.data().count,
        }
      }),
    )
    return {
      users: pages.flatMap(({ users }) => users),
      total: pages.reduce((sum, { total }) => sum + total, 0),
    }
  },
})
